import type { BookSky } from './book-sky.ts';
import type { News } from './news.ts';
import type { Places } from './places.ts';
import { visitNews } from './visit-news.ts';

/** The sky of a day in a partner's houses, or counted from their sign. The Moon comes first: it makes the day. */
export const partnerNews = (places: Places, sky: BookSky): News[] =>
  visitNews(places, sky).map((news) => {
    const { body, matter } = news.about;
    const key = `partner/${body}-${matter}`;
    const rank = body === 'moon' ? 5 : news.rank;
    return { ...news, key, event: `${key}@${news.event.split('@')[1]}`, rank };
  });
