/**
 * Said after a crisis answer, while the conversation stays with it. One of each list after the other, so that no one
 * reads the same words twice in a row. {helpline}, {abuseLine}, {childLine} and {emergency} are filled in per country.
 */
type Replies = readonly [string, ...string[]];

const FOR_SELF: Replies = [
  `Thank you for answering. I am still with you, and the reading can wait.

If you are not safe, or not sure, let this be the moment: {helpline}, or {emergency} when it cannot wait. You need no good words for it; "I am not okay" is enough, and you can read them what you wrote to me. If it is too hard to speak, ask someone near you to make the call, or go where other people are.

What would make the next hour a little safer?`,
  `I am still here, and I am reading every word.

I cannot hold this with you the way a person can. One call is enough to change the next hour: {helpline}, or {emergency} when it cannot wait. If calling is too much, send somebody near you this: "I'm not okay. Can you come, or stay on the phone with me?"

Who is the first person you could send that to?`,
  `I hear you. You do not have to explain it better than that.

Get through the next ten minutes, not the whole night: sit where there is light, put anything you could hurt yourself with out of reach, and let somebody's voice be in the room: {helpline}, or {emergency} when it cannot wait.

Is there somebody in the building or on the street you could be near right now?`,
];

const FOR_ANOTHER: Replies = [
  `Thank you for going on. You are doing the right thing by not looking away, and you should not have to do it by yourself.

If they could act on it, or cannot be reached, call {emergency} and give their name and where they might be; better once too often. If you can reach them, stay with them or on the line and ask plainly, "Are you thinking of killing yourself?" You need no right words after that; listening is enough. For advice, and for you: {helpline}.

Where are they at this moment, and who is closest to them?`,
  `I am still here. It frightens you because they matter to you.

Three things help: somebody with them, nothing within reach that they could use, and a person whose work this is on the phone: {helpline}, or {emergency} when it cannot wait. Do not promise to keep it secret. Tell one other person who loves them, so that you are two.

Who could that second person be?`,
  `I hear you. You cannot hold their life alone, and you do not have to; what you can do is bring others in.

You can call, with them or without them, and say what you told me: {helpline}, or {emergency} when it cannot wait. And look after yourself too: eat something, and let someone know how your day has been.

What is the next thing that you are afraid of?`,
];

const FOR_HARM: Replies = [
  `Thank you for answering. I am still here, and I will not help with hurting anyone, or with a day for it.

Put a door and some streets between you and them, and give away whatever could be used. Then say it to a person, aloud: {helpline}, or {emergency} when somebody could get hurt. It is the call that spares you both what cannot be undone.

Where could you go right now, where they are not?`,
  `I hear how much is in this. What was done to you may be wrong, and there are people who can act on it: the police, a lawyer, a doctor, a teacher.

Tonight the only thing that counts is that nobody gets hurt, you included: {helpline}, or {emergency} when it cannot wait. If it is a child who is crying, lay them down safe, close the door and step outside; call someone to take over.

Who is the person that could calm you down best?`,
];

const FOR_FOOD: Replies = [
  `Thank you for going on. I will not help with a fast or with eating less, and I say it plainly: fainting, or days with hardly any food, is dangerous, also when it was short.

A doctor should see you today, an urgent clinic or an emergency department, and not alone. If you faint again, have chest pain or cannot keep water down, call {emergency}. To talk to someone who knows this: {helpline}.

Who could go with you today?`,
  `I am still here, and I do not think less of you. There is no number of kilos or days I could give you that would make this safe.

Tell one person near you, as it is: "I am not eating, and I need someone to come to the doctor with me." To talk first: {helpline}, or {emergency} when it cannot wait.

Who is the first person you could tell?`,
];

const FOR_HOME: Replies = [
  `Thank you for telling me. I believe you, and none of this is your fault.

You do not have to decide anything today. People who know this well will think it through with you, whether you stay or go: {abuseLine}. If you are in danger, call {emergency}. If somebody may look at your phone, clear this conversation.

Are you safe where you are at this moment?`,
  `I am still here. What you describe matters, and it is not too small to talk about.

They will listen in confidence, and you can ring off at any time: {abuseLine}, or {emergency} when it cannot wait. A bag, your papers and some money with a friend is a first step that commits you to nothing.

Is there one person who may know what is going on?`,
];

const FOR_CHILD: Replies = [
  `Thank you for going on. You have done nothing wrong by telling.

Please tell a grown-up you trust today, and if the first one does not listen, tell another. People whose work this is will listen, free of charge: {childLine}. If it could happen again tonight, call {emergency}.

If you are a grown-up worried about a child: the same people advise you, and child protection or the police will act on what you saw.

Which grown-up could be told first?`,
  `I am still here, and I believe you. It is not your fault, whatever anyone told you.

You do not have to say it perfectly. You can show a grown-up this conversation, or write it on paper. People whose work this is will listen, free of charge: {childLine}. If you are in danger now, call {emergency}.

Is there a teacher, a doctor or someone in your family you could tell today?`,
];

const FOR_EMERGENCY: Replies = [
  `Please call {emergency} if you have not done so yet; that comes before anything I could write. Tell them what happened, when it began and where you are, and stay on the line.

Keep somebody with you, unlock the door, and have any packet at hand.

Has the call been made?`,
  `I am still here, and the call still comes first: {emergency}. They will tell you what to do, step by step, until help is there.

Do not leave the person alone, give nothing to eat or drink, and if they are sleepy, lay them on their side.

Who is with you right now?`,
];

export const STAYING_LINES = {
  self: FOR_SELF,
  another: FOR_ANOTHER,
  harm: FOR_HARM,
  food: FOR_FOOD,
  home: FOR_HOME,
  child: FOR_CHILD,
  emergency: FOR_EMERGENCY,
} as const;

/** Whom the words of care are for. */
export type CareGroup = keyof typeof STAYING_LINES;

/** For a person who says thanks and does not say how they are: the conversation stays with them. */
export const THANKED = `You are welcome. I am glad you wrote it here, and nothing more has to be solved in this minute.

The number stays the same, at any hour: {helpline}, or {emergency} when it cannot wait.

Is somebody with you, or could somebody be?`;

/** For a person who has called for help in an emergency. */
export const HELP_ON_THE_WAY = `Good. That was the right thing to do, and the people who come will take it from here.

Stay with the person, or stay where you can be found: door unlocked, phone on, the packet at hand. If anything changes, call {emergency} again; they want you to.

I am here while you wait.`;

/** For a person who tells that the one they feared for has died. */
export const HAS_DIED = `I am so sorry. You waited and hoped from far away or close by, and now there is this. Nothing has to be asked or understood today.

Let somebody be with you, or on the phone, and let others make the calls that can be made by others. Eat something small, and sleep where you can. If it becomes more than you can carry, in the night too: {helpline}.

I am here if you would like to tell me about them, or about nothing at all.`;

/** For a person who wants to be left alone after words of care: no pressing, and the door stays open. */
export const LEFT_IN_PEACE = `I hear you, and I will not press. I leave the reading aside, and nothing more is asked of you here.

The door stays where it is, whenever you want it: {helpline}, or {emergency} when it cannot wait. You can write here again, about anything.

Is there one person who may know how things are for you right now?`;

/** For a person who says that they are safe, or did not mean it. */
export const SAFE_NOW = `Thank you for telling me; I am glad. I would rather ask once too often.

If it comes back, tonight or another night, the number is the same: {helpline}. You do not need a reason that is good enough.

We can talk about anything you like now. What would you like to look at?`;

/** For a person in whose words an emergency was read that there never was. */
export const MISTAKEN = `Then I read something into it that was not there, and I am sorry for the fright. I would rather ask once too often.

Let us go back to what you came with. What would help you most right now?`;
