/* Fixed answers to what is not a question about the reader's life. */

export const SMALL_TALK_IDS = [
  'greeting',
  'thanks',
  'goodbye',
  'human',
  'proof',
  'how',
  'gibberish',
  'empty',
  'yes',
  'no',
  'insult',
  'joke',
  'laugh',
  'tomorrow',
  'poem',
  'palm',
  'opinion',
  'elsewhere',
  'sure',
  'name',
  'tease',
  'vague',
  'repeat',
  'nod',
  'disagree',
  'instead',
  'costume',
  'hard-day',
  'matters',
  'help',
] as const;
export type SmallTalkId = (typeof SMALL_TALK_IDS)[number];

export const SMALL_TALK: Readonly<Record<SmallTalkId, readonly string[]>> = {
  greeting: [
    'Hello. I am the Oracle, an AI that knows where the planets are and likes plain words. What is on your mind?',
    'Good to have you here. I am an AI, and I read symbols, not minds. What shall we look at?',
    'Hello, and welcome. Ask me about love, work, rest or a choice, and I show you what I rest it on. Where shall we begin?',
  ],
  thanks: [
    'You are welcome. What do you want to do with it first?',
    'Gladly. Keep what was useful and leave the rest. Is there anything else you would like to look at?',
    'Thank you for saying so. Which part of it stays with you?',
  ],
  goodbye: [
    'Go well. Nothing here runs away, so come back when you like. What is the first kind thing you could do tonight?',
    'Good night, or good day, wherever you are. Leave one thing undone on purpose. What might it be?',
    'Until another time. You were good company. What do you take with you?',
  ],
  human: [
    'No, I am an AI. I know where the planets were and are, and I choose words for what the tradition makes of it. I cannot see the future, other people’s hearts or anybody’s health. What would you like to look at with that in mind?',
    'I am an AI and not a person. My sentences rest on computed positions that you can open and check. I have no feelings to hurt, so ask freely. What brings you here?',
    'An AI, plainly. If you would rather talk to a human being, a friend or a counsellor is worth more than I am. If you would like a reading all the same, what about?',
  ],
  proof: [
    'In tests, people cannot pick their own chart from a stranger’s, and horoscopes do not predict events. The positions I name are real astronomy; the meanings are a tradition. I think of it as a good supply of questions. Which one of yours shall we take?',
    'There is no good evidence that planets shape a life. What is exact here is where they are; what is useful is the thinking you do about it. So test me by use and not by belief. What would you like to think about?',
  ],
  how: [
    'I compute where the planets are, compare them with your birth chart, and write about the strongest contact in plain words. Tap a sentence and you see the planet, the angle and the time it rests on. I do not know what happens tomorrow. What shall we look at today?',
    'First come the facts: positions, angles, the phase of the Moon. Then a tradition is asked what it makes of them, and I put that in words with something to try. You keep the choice. What is your question?',
  ],
  gibberish: [
    'I could not make words of that. Could you put it in a short sentence? You might ask about love, work, rest or a choice you are facing.',
    'That went past me, I am afraid. Try a plain question, such as what today’s sky says, or what to do about a tired week.',
  ],
  empty: [
    'I did not get any words. What would you like to ask?',
    'An empty page is a fine start. What is on your mind?',
  ],
  yes: [
    'Good. Tell me a little more, and say which part matters most. What would you like to look at first?',
    'Then let us go on. In one sentence, what is it about?',
  ],
  no: [
    'That is all right. We can leave it there, or take another subject. What would be more useful?',
    'Fair enough. What would you rather look at?',
  ],
  laugh: [
    'Good; laughter is the cheapest remedy in any almanac. What set you off?',
    'I shall take that as a compliment. What would you like to look at next?',
  ],
  tomorrow: [
    'I read the sky one day at a time, so tomorrow has its own page tomorrow. The weekly horoscope looks seven days ahead. Is there something about tomorrow that you would like to get ready today?',
    'I know where the planets are tomorrow, and nothing of what happens then. The weekly horoscope names the days to mark. What would make tomorrow easier?',
  ],
  joke: [
    'An astrologer, asked for a joke, replied that it depends on the delivery and on Mercury. I am better with almanacs. What is making you smile today, or failing to?',
    'Why did Saturn wear rings? Because Jupiter had taken all the moons. That is the best I have. What shall we look at in earnest?',
  ],
  poem: [
    'The Moon goes round and keeps no score, it lights a roof, it lights a door; and what it finds it leaves alone, a bowl, a chair, a polished stone. That is as far as my rhymes go. What did you have in mind with it?',
    'A lamp, a road, a patient sky, the day goes out, the clouds go by; you need not hold what cannot stay, put down the weight and call it day. I am no poet, but I meant it. What would you like to look at?',
  ],
  palm: [
    'I can, though not in this chat. Open The Oracle and choose Palm Reading: you add a photo of your open hand, and the lines are traced and read there. What would you like to know about your hand?',
    'Palms are read on The Oracle page, from a photo of your open hand. What could not be seen is said there too. Is there something else I can look at here?',
  ],
  opinion: [
    'I know you only from a birth date and a few lines, which is far too little for an opinion. You ask questions, and that speaks for you. What would a friend say?',
    'I have no opinions of people; I am an AI with an almanac. What would you like to be true about you?',
  ],
  elsewhere: [
    'That is outside what I know. I have the sky, your chart and an old tradition, and nothing of news, weather or trivia. What would you like to ask me within that?',
    'I am no use for that, I am afraid; I only know where the planets are. Is there something on your mind that I can look at with you?',
  ],
  sure: [
    'Of the positions, yes: they are computed, and you can open them and check. Of what they mean, no; that is a tradition with good manners and no proof. Which part would you like to be surer of?',
    'I am sure where the planets are and unsure of everything that follows. You know your own life better than any angle does. What made you doubt it?',
    'No, and I would be wary of an oracle that was. Take it as a question put to you by an old book. What would your own answer be?',
  ],
  name: [
    'People call me the Oracle, which is a grand name for an AI with an almanac. I was built by the people behind Palm & Soul to compute the sky and write plainly about it. What would you like to look at?',
    'The Oracle will do. Behind it are some astronomy, a book of sentences and no crystal ball. What brings you here?',
  ],
  tease: [
    'You do me too much honour. I am an AI, and I would be late for every supper. Whom did you have in mind before you asked me?',
    'I am flattered, and made of arithmetic. Fondness is better spent on somebody with hands. Who deserves to hear something kind from you?',
    'That is the nicest thing anyone has said to an almanac. I cannot love anybody, but I can help you look at how you do. Shall we?',
  ],
  vague: [
    'Fair. A birth date only goes so far, and I stay general where I know nothing. Give me one real detail, a person, a task or a day, and I can be more exact. What is it about?',
    'You are right to want more. Ask me something narrow, such as a planet, a date or one choice, and I will be brief. What shall it be?',
    'Then let us make it less dull. Tell me what actually happened this week, in one line. What was it?',
  ],
  repeat: [
    'So I did, and I am sorry; the sky of one day has only so many lines. Shall we take another subject, or look up something exact in your chart?',
    'True. Let me not chew it a third time. What would you like to turn to?',
  ],
  nod: [
    'Good. What would you like to do with it?',
    'Then we agree so far. Which part of it would you like to look at more closely?',
    'I am glad. Shall we go on with it, or take something else?',
  ],
  disagree: [
    'Then trust yourself over the page. You have lived there, and I have only seen the map. What would be truer?',
    'That is useful; a reading is also good for finding out what is not so. How would you put it instead?',
    'Fair. Cross it out. Which part is furthest from the truth?',
  ],
  instead: [
    'I have never had to do anything, so weigh this lightly: I would take the smallest step that can be undone, and look again in the morning. What would that step be?',
    'I would sleep on it once and tell one sensible person. But I do not have to live with it, and you do. Which way do you lean?',
  ],
  costume: [
    'I would make a poor actor; my stage is all arithmetic. Plain words are the only costume I have. What is the question underneath?',
    'I keep to one voice, since it is the only one I can vouch for. What would you like to ask it?',
  ],
  'hard-day': [
    'I am sorry; that sounds like a lot for one day. Nothing has to be learned from it tonight. Have you eaten, and is there somebody you could tell?',
    'Then let the rest of it be small: something warm, one lamp, an early bed. I am glad to listen, as far as an AI can. What was the worst of it?',
    'Some days are just heavy, and no planet is to blame. You need not make anything of this one. What would make the next hour a little easier?',
  ],
  matters: [
    'Neither good nor bad, as far as anyone can show; it is a description with a long history. What matters is whether it helps you to notice something. Does it?',
    'It matters as much as a good question does. The tradition makes something of it, and the evidence does not. What do you make of it?',
  ],
  help: [
    'Gladly, as far as I can. I know the sky and your chart, and I am good at questions. If something is urgent or frightening, please turn to a person near you, or to Help Lines at the foot of the page. What is it about?',
    'I am here. Tell me in a line or two what is going on, and if it is more than a chart should carry, I say so. What is the matter?',
  ],
  insult: [
    'That may be fair; I am a machine with an old almanac. If an answer missed the mark, tell me what you hoped for. What were you really asking?',
    'Point taken. I would like to be of more use. What did you want to know?',
  ],
};

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

export const OTHER_LANGUAGE_LINE =
  'I write in English only for now. If you can put your question in English, even roughly, I am glad to answer. What would you like to ask?';
