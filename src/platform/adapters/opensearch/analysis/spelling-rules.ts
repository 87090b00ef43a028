/**
 * British spelling to American, by the shape of words and never word by word. Asked and stored words go through the same rules, so
 * a word that is changed without need is changed alike on both sides. Each is a regular expression and what replaces it.
 */
export const spellingRules: Readonly<Record<string, readonly [pattern: string, replacement: string]>> = {
  // colour, behavioural, neighbourhood; not hour or four
  our: [
    '^([a-z]{2,})our(s|ed|ing|er|ers|able|ably|ful|less|ist|ists|al|ally|ite|ites|hood|hoods|ly|y|i[sz].{1,8})?$',
    '$1or$2',
  ],
  // organise, polarisation; not precise, revise, enterprise, whose stem must stay that of precision and revision
  ise: [
    '^(?!promis|compromis|premis|demis|surmis|merchandis|paradis|advertis|expertis|treatis|sunris|anis)([a-z]{2,}(?:[bdfgklmnrstxy]|[ia]c|[tp]h))(?<!pr)is(e|ed|es|ing|er|ers|ation|ations|ational|able|ability)$',
    '$1iz$2',
  ],
  // analyse, hydrolysed; not analyses, which are several of one analysis
  yse: ['^([a-z]{2,}l)ys(e|ed|er|ers|ing)$', '$1yz$2'],
  // haemoglobin, paediatric; not aerosol, algae
  ae: ['ae(?![rl]|$|s$)', 'e'],
  // oestrogen, foetus, diarrhoea, amoeba; not poem or coefficient
  oe: ['(?:(?<=^|phyt)oe(?=str|soph|dem)|(?<=^f|m)oe(?=t|b|op)|(?<=rrh|pn)oe|(?<=man)oe(?=uv))', 'e'],
  // centre, nanometres, fibre; not acre
  re: ['^([a-z]+(?:[tb]|uv))re(s|d)?$', '$1er$2'],
  // labelled, modelling; not calling, whose one vowel is the stressed one
  ll: ['^([a-z]*[aeiouy][a-z]*[aeiu])ll(ed|ing|er|ers|or|ors)$', '$1l$2'],
  // catalogue, homologues
  ogue: ['^([a-z]{2,}l)ogue(s?)$', '$1og$2'],
  // defence, licence
  ence: ['^(def|off|lic|pret)ence(s?)$', '$1ense$2'],
  // sulphate
  sulph: ['sulph', 'sulf'],
  // programme
  amme: ['^(progr)amme(s?)$', '$1am$2'],
};
