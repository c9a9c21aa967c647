import type { ExportedData } from '../exported-data.ts';
import { copy } from './copy.ts';
import { html, type Html, NONE } from './html.ts';
import { section } from './section.ts';

export function photosSection(photos: ExportedData['photos']): Html {
  if (photos.length === 0) return NONE;
  const pictures = photos.map(
    ({ name }) =>
      html`<a href="photos/${name}"
        ><img src="photos/${name}" alt="${copy.photos.photo(name)}"
      /></a>`,
  );
  return section(
    'photos',
    copy.photos.title,
    copy.photos.about,
    html`<div class="photos">${pictures}</div>`,
  );
}
