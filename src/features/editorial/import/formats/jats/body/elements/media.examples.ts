import type { Examples } from './examples.ts';

export const mediaExamples: Examples = {
  media: [
    '<media id="video1" mimetype="video" mime-subtype="mp4" xlink:href="v/one.mp4"><label>Video 1.</label><caption><title>Moving</title></caption></media>',
    '<figure data-jats="media" id="video1"><a data-file="v/one.mp4" data-type="video/mp4">one.mp4</a><figcaption><span data-jats="label">Video 1.</span> <p data-jats="title">Moving</p></figcaption></figure>',
  ],
  'inline-media': [
    '<p><inline-media xlink:href="one.wav">a sound <uri>https://example.org/</uri></inline-media></p>',
    '<p><a data-file="one.wav">a sound <span data-jats="uri">https://example.org/</span></a></p>',
  ],
  'supplementary-material': [
    '<supplementary-material id="s"><label>File 1</label><media mimetype="application" mime-subtype="zip" xlink:href="s.zip"/></supplementary-material>',
    '<figure data-jats="supplementary-material" id="s"><figcaption><span data-jats="label">File 1</span> </figcaption><figure data-jats="media"><a data-file="s.zip" data-type="application/zip">s.zip</a></figure></figure>',
  ],
  'inline-supplementary-material': [
    '<p><inline-supplementary-material xlink:href="https://example.org/s.zip">data</inline-supplementary-material></p>',
    '<p><a href="https://example.org/s.zip">data</a></p>',
  ],
};
