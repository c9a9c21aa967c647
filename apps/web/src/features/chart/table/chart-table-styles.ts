export const cell = 'py-0.5 pr-3 align-middle last:pr-0 max-[23rem]:pr-1';
/** With large letters a row's cells follow one another below its name. */
export const row = 'border-b border-line large-text:flex large-text:flex-wrap large-text:gap-x-3';
export const rowHead = 'font-medium large-text:w-full';
