import { isSwahili } from './swahili.ts';
import { isTagalog } from './tagalog.ts';

/** Letters that only Vietnamese has. */
const VIETNAMESE = /[ơưđạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữự]/gu;
const LEAST_LETTERS = 3;

/** Words of Indonesian and Malay that no other language of ours has. */
const INDONESIAN = new Set(
  `aku saya gue kamu dia kita kami mereka yang tidak nggak gak enggak tapi dengan untuk sudah udah belum lagi jadi juga ini
  itu karena kenapa gimana bagaimana apa siapa kapan mau banget sekali kerja kantor anak ibu bapak suami istri pacar teman
  uang duit capek sedih hari malam dari kalau kalo semua tanya bos kena macam nak dah masa pergi rumah`.split(
    /\s+/u,
  ),
);
const LEAST_OWN = 3;
const LEAST_SHARE = 0.4;

/** A language that is not put into English, where its own words or letters show it; null for others. */
export function unreadLanguage(message: string): string | null {
  if (isTagalog(message)) return 'tl';
  if (isSwahili(message)) return 'sw';
  const text = message.toLowerCase();
  if ((text.match(VIETNAMESE) ?? []).length >= LEAST_LETTERS) return 'vi';
  const words = text.match(/\p{L}+/gu) ?? [];
  const own = words.filter((word) => INDONESIAN.has(word));
  const isIndonesian = new Set(own).size >= LEAST_OWN && own.length >= words.length * LEAST_SHARE;
  return isIndonesian ? 'id' : null;
}
