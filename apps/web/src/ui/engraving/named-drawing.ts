/** For a drawing that says something of its own. SVG has no `img` of HTML's kind, so the role tells. */
export const namedDrawing = (label: string) => ({ role: 'img', 'aria-label': label }) as const;
