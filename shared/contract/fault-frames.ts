/** A class of errors, such as TypeError. */
export const CLASS_PATTERN = "[A-Z][A-Za-z]{1,39}";

/** A place in a script of the site: file, line and column. */
export const FRAME_PATTERN = "assets/[A-Za-z0-9_-]{1,60}\\.js:[0-9]{1,6}:[0-9]{1,7}";

/** Most places that a page tells of a fault. */
export const MOST_FRAMES = 5;
