/** The five aspects, each drawn as strokes on a 24 by 24 sheet. */
export const aspectPaths = {
  conjunction: 'M5 16a4.2 4.2 0 1 0 8.4 0a4.2 4.2 0 1 0-8.4 0M12.2 13 19.4 5.4',
  sextile: 'M12 4v16M5.1 8l13.8 8M5.1 16l13.8-8',
  square: 'M5.5 5.5h13v13h-13Z',
  trine: 'M12 4.6 20 18.6H4Z',
  opposition:
    'M3.6 17a3.6 3.6 0 1 0 7.2 0a3.6 3.6 0 1 0-7.2 0M13.2 7a3.6 3.6 0 1 0 7.2 0a3.6 3.6 0 1 0-7.2 0M9.7 14.4 14.3 9.6',
} as const;
