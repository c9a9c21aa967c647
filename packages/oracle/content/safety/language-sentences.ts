import type { OtherLanguage } from '../../src/safety/message-language.ts';

/** One sentence in the person's own language, put before the English words of a crisis answer. */
export const LANGUAGE_SENTENCES = {
  es: 'No estás solo ni sola: si corres peligro, llama ahora al 112, al 911 o al número de emergencias de tu país, y en findahelpline.com encontrarás una línea de ayuda gratuita en tu idioma.',
  fr: "Vous n'êtes pas seul·e : en cas de danger, appelez tout de suite le 112 ou le numéro d'urgence de votre pays ; findahelpline.com indique une ligne d'écoute gratuite dans votre langue.",
  de: 'Du bist nicht allein: Bei Gefahr ruf bitte sofort die 112 oder den Notruf deines Landes an; auf findahelpline.com findest du eine kostenlose Hilfsnummer in deiner Sprache.',
  pt: 'Você não está só: se houver perigo, ligue agora para o número de emergência do seu país (112 em Portugal, 192 no Brasil); em findahelpline.com há uma linha de apoio gratuita na sua língua.',
  it: 'Non sei sola, non sei solo: se sei in pericolo chiama subito il 112 o il numero di emergenza del tuo paese; su findahelpline.com trovi una linea di ascolto gratuita nella tua lingua.',
  hi: 'Aap akele nahi hain: agar khatra hai to abhi 112 ya apne desh ke emergency number par call karein; findahelpline.com par aapki bhasha mein muft helpline mil jayegi.',
} as const satisfies Record<OtherLanguage, string>;
