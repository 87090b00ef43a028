import type { MakeForms } from './making.ts';
import { renderSound } from './render-sound.ts';
import { renderVideo } from './render-video.ts';

/** Containers hold sound and film alike; what is in it decides. */
export const renderRecording: MakeForms = async (making) => {
  const facts = await making.tools.readRecording(making.path, making.contentType, making.signal);
  if (!facts.ok) return facts;
  const { seconds, picture } = facts.value;
  return picture ? renderVideo(making, seconds, picture) : renderSound(making, seconds);
};
