import type { ExportedData } from '../exported-data.ts';
import { html, type Html, NONE } from './html.ts';
import { section } from './section.ts';

export function photosSection(photos: ExportedData['photos']): Html {
  if (photos.length === 0) return NONE;
  const pictures = photos.map(
    ({ name }) =>
      html`<a href="photos/${name}"><img src="photos/${name}" alt="Palm photo ${name}" /></a>`,
  );
  return section(
    'photos',
    'Your palm photos',
    'They lie beside this page, in the folder "photos".',
    html`<div class="photos">${pictures}</div>`,
  );
}
