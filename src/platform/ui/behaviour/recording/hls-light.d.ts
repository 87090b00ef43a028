// The light form has no types of its own; it is the same class without what its name says.
declare module 'hls.js/light' {
  import Hls from 'hls.js';

  export default Hls;
}
