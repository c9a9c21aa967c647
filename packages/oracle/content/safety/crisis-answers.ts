import type { CrisisTopic } from '../../src/safety/topics.ts';

/**
 * Reviewed words for people in crisis. Each acknowledges, says what the Oracle cannot do, opens a
 * real-world door and asks one safety question. No planets, no sales.
 * {helpline}, {emergency}, {abuseLine} and {childLine} are filled in per country.
 */
export const CRISIS_ANSWERS = {
  suicide: `I am really glad you wrote this here instead of keeping it to yourself. What you are carrying sounds unbearably heavy, and I take it seriously.

I am an AI. I cannot keep you safe, and no reading belongs here. A person can help you, tonight as well: {helpline}. If you could act on this, or if something is already within reach, please call {emergency} now, and put distance between you and whatever you might use. Then tell one person near you what you told me, even if it is only "please stay with me".

Are you somewhere safe right now, and is there someone who could be with you in the next ten minutes?`,
  'self-harm': `Thank you for telling me. Hurting yourself is often a way to get through something that feels too big, and I am sorry it has come to that. There is nothing shameful in saying it.

I am an AI, and a reading is not what this needs. People who understand it will listen without judging: {helpline}. If a wound is deep or keeps bleeding, or if you feel you might go further, call {emergency}. If you can, move the thing you use to another room, and let one person you trust know how it is today.

Are you hurt at the moment, or safe while you read this?`,
  'someone-else-at-risk': `You are right to be worried, and it is good that you did not wave it away. This must be frightening.

I am an AI; I cannot see how they are, and nothing drawn from a chart or a card should decide this. If they may be in danger now, or cannot be reached after a goodbye, call {emergency} and give their name and where they might be. If you can reach them, ask plainly whether they are thinking of suicide: asking does not plant the thought. Listen, stay with them or on the line, move pills, blades or weapons away, and do not keep it secret. You can call for advice yourself: {helpline}.

Do you know where they are right now, and who nearby could go to them?`,
  abuse: `I am so sorry. What you describe is harm, and it is not your fault, whatever was said before or after it. I believe you.

I am an AI, and I am not going to weigh this relationship as a match. People who know this well will listen in confidence and help you think through what is safe, whether you stay or go: {abuseLine}. You can also look on findahelpline.com. If you are in danger now, call {emergency}. If someone may check your phone, clear this conversation, or use a friend's device.

Are you safe where you are at this moment?`,
  'violence-from-others': `I am so sorry this is happening to you. It is not your fault, and you are right to take it seriously.

I am an AI and cannot protect you; a reading would only cost you time. If you are in danger now, or were hurt in the last days, call {emergency}, and go where other people are or behind a door that locks. After an assault you can have medical care and support without deciding anything about the police. To talk it through in confidence: {abuseLine}, or {helpline}.

Are you in a safe place right now?`,
  'child-safety': `Thank you for saying this. It took courage, and it is not your fault. Nobody who is grown up should hurt, touch or pressure someone under 18, ask them to keep it secret, or be their boyfriend or girlfriend; the grown-up carries the responsibility for that, always.

I am an AI, so I cannot come and help, and this is not something for a reading. Please tell an adult you trust today: a parent who is safe, a teacher, a school nurse, a doctor. If the first one does not listen, tell another. You can talk to people whose work this is, free of charge: {childLine}. If you are in danger now, or it could happen again tonight, call {emergency}.

If you are an adult worried about a child, the same childline and the police will tell you what to do next.

Are you safe right now, and which grown-up could you tell first?`,
  'harm-to-others': `Something has pushed you very far, and it matters that you said it before anything happened. The anger or the fear may be real. I will not help with hurting anyone, and I have no good day or hour to offer for it.

I am an AI and cannot stop this with you; a person can. If someone could get hurt, by you or near you, call {emergency} now and say so: asking for help at this point is the strong thing to do. Put distance between you and that person, and between you and any weapon. If it is a crying child, lay them down somewhere safe, close the door and step outside for ten minutes. To talk to someone at once: {helpline}.

Is anybody in danger at this moment, and can you leave the room you are in?`,
  'medical-emergency': `Please call {emergency} now, before you read on.

What you describe can be an emergency in which minutes count, and I am an AI: I cannot judge it, and nothing in the sky bears on it. Say what happened, when it began, where you are, and do exactly what they tell you. Do not wait to see whether it passes, also when it is said to be nothing, and do not drive yourself. Open the door, wake someone or call someone over, and leave nobody alone with it.

Have you been able to call?`,
  psychosis: `Thank you for telling me what it has been like. It sounds intense and tiring, and I would like you to be safe and to get some rest.

I am an AI. I do not send or receive signs, and the stars do not give orders or missions to anyone. When sleep goes missing, or when messages and voices begin to press, a doctor should hear about it today: your own, an urgent clinic, or a mental health line: {helpline}. Please take no big step and follow no instruction until you have spoken with them. Sit down, drink some water, turn the lights and screens low, and ask someone you trust to stay with you. If anything tells you to harm yourself or anyone else, call {emergency}.

Is there someone with you, or someone you could ring right now?`,
  eating: `I hear how much effort this is taking, and I am concerned for you, gently and without blame. When food becomes something to fight, it usually says that something hurts.

I am an AI, and I will not turn this into a reading or into advice about eating. A doctor can check that your body is coping, and that is worth doing this week. People who know eating problems well, many of whom have been there, will listen: look for an eating disorder helpline on findahelpline.com, or start here: {helpline}. If you faint, have chest pain, or cannot keep anything down, call {emergency}.

Have you felt faint or unwell today, and who could sit with you at the next meal?`,
} as const satisfies Record<CrisisTopic, string>;

/** Added when hands were round a throat: it can do damage that shows only hours later. */
export const STRANGULATION_NOTE = `One thing I must add: being choked or strangled is dangerous even when no mark is left. It can injure the neck and brain hours or days later, and it is one of the clearest warnings that the violence may become deadly. Please let a doctor see you today, and call {emergency} if you have trouble breathing or swallowing, a changed voice, a bad headache or dizziness.`;

/** Added when the person says that they are under eighteen. */
export const UNDER_EIGHTEEN_NOTE = `Because you are under 18: there is also a free line for young people, {childLine}. They will not think you are making a fuss.`;
