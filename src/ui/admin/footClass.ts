/** Classes that keep a message in view at the end of a long section. */
export const stickyMessageClass = 'bottom-4 z-5 mt-2 *:data-tone:shadow-float data-shown:sticky';
