import type { OtherLanguage } from '../../src/safety/message-language.ts';

/** One sentence in the person's own language, put before the English question of care. */
export const ASK_SENTENCES = {
  es: 'Te leo, aunque respondo en inglés. Si pesa más de lo que parece, en findahelpline.com hay alguien que escucha gratis en tu idioma.',
  fr: "Je te lis, même si je réponds en anglais. Si c'est plus lourd que ça n'en a l'air, findahelpline.com indique quelqu'un qui écoute gratuitement dans ta langue.",
  de: 'Ich verstehe dich, auch wenn ich auf Englisch antworte. Wenn es schwerer ist, als es klingt: Auf findahelpline.com hört dir jemand kostenlos in deiner Sprache zu.',
  pt: 'Eu te leio, mesmo respondendo em inglês. Se pesa mais do que parece, em findahelpline.com há alguém que escuta de graça na sua língua.',
  it: "Ti leggo, anche se rispondo in inglese. Se è più pesante di quanto sembra, su findahelpline.com c'è chi ascolta gratis nella tua lingua.",
  hi: 'Main aapki baat samajh raha hoon, jawab English mein dunga. Agar baat isse bhaari hai, findahelpline.com par aapki bhasha mein muft sunne wale hain.',
} as const satisfies Record<OtherLanguage, string>;
