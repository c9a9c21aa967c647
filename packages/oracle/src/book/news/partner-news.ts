import type { SignId } from '@palm/astrology/vocabulary';
import type { BookSky } from './book-sky.ts';
import type { News } from './news.ts';
import { signPlaces } from './places.ts';
import { visitNews } from './visit-news.ts';

/** The sky of a day counted from a partner's sign. The Moon comes first: it makes the day. */
export const partnerNews = (sign: SignId, sky: BookSky): News[] =>
  visitNews(signPlaces(sign), sky).map((news) => {
    const { body, matter } = news.about;
    const key = `partner/${body}-${matter}`;
    const rank = body === 'moon' ? 5 : news.rank;
    return { ...news, key, event: `${key}@${news.event.split('@')[1]}`, rank };
  });
