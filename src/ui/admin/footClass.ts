/**
 * The class names that keep a message visible at the bottom of the screen while the user scrolls a
 * long section.
 */
export const stickyMessageClass = 'bottom-4 z-5 mt-2 *:data-tone:shadow-float data-shown:sticky';
