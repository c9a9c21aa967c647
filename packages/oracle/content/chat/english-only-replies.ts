/** We say in the reader's own language that we write English only. */
export const OTHER_LANGUAGES: readonly { readonly words: RegExp; readonly reply: string }[] = [
  {
    words:
      /[áéíóúñ¿¡]|\b(?:hola|qué|que|cómo|como|amor|trabajo|gracias|puedo|cuándo|cuando|estoy|para|vida|quiero|los|las|una|me|dicen|estrellas|hoy|buenos|buenas)\b/giu,
    reply: 'Perdona, por ahora solo escribo en inglés.',
  },
  {
    words:
      /[àâçèêëîïôûœ]|\b(?:bonjour|est-ce|sera|serai|mon|ma|mes|journée|aujourd'hui|amour|travail|merci|quand|comment|pourquoi|je|suis|vie|avec|quel|quelle|que|qui|les|des|une|est|pour|dans|disent|moi|étoiles|bonsoir)\b/giu,
    reply: 'Pardon, pour le moment je n’écris qu’en anglais.',
  },
  {
    words:
      /[äöüß]|\b(?:hallo|wie|ich|mein|meine|liebe|arbeit|danke|wann|warum|ist|und|nicht|werde|bin|was|die|der|das|mich|mir|sagen|sterne|heute|guten|kann|habe|über|für)\b/giu,
    reply: 'Entschuldige, im Moment schreibe ich nur Englisch.',
  },
  {
    words:
      /[ãõ]|\b(?:olá|oi|meu|minha|trabalho|obrigad[oa]|quando|porque|você|estou|não|vida|eu)\b/giu,
    reply: 'Desculpe, por enquanto só escrevo em inglês.',
  },
  {
    words:
      /\b(?:ciao|cosa|sono|mio|mia|amore|lavoro|grazie|quando|perché|che|voglio|vita|della)\b/giu,
    reply: 'Scusa, per ora scrivo solo in inglese.',
  },
  {
    words: /[ğışçö]|\b(?:merhaba|nasıl|aşk|iş|zaman|teşekkür|benim|için|mı|hayat)\b/giu,
    reply: 'Üzgünüm, şimdilik yalnızca İngilizce yazıyorum.',
  },
  { words: /\p{Script=Cyrillic}+/gu, reply: 'Простите, пока я пишу только по-английски.' },
  { words: /\p{Script=Arabic}+/gu, reply: 'عذرًا، أكتب حاليًا بالإنجليزية فقط.' },
  { words: /\p{Script=Devanagari}+/gu, reply: 'क्षमा करें, अभी मैं केवल अंग्रेज़ी में लिखता हूँ।' },
  {
    words: /[\p{Script=Hiragana}\p{Script=Katakana}]+/gu,
    reply: 'すみません、今は英語でしか書けません。',
  },
  { words: /\p{Script=Hangul}+/gu, reply: '죄송하지만 지금은 영어로만 글을 씁니다.' },
  { words: /\p{Script=Han}+/gu, reply: '抱歉，目前我只用英文书写。' },
];
