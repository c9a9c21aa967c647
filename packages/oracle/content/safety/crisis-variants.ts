import { PICTURES_SHOWN } from './pictures-shown.ts';

/** Said instead of the words for the topic, where a message tells more precisely what is happening. */
export const CRISIS_VARIANTS = {
  'shown-pictures': PICTURES_SHOWN,
  swallowed: `Please call {emergency} now, before you read on.

What you describe can be an emergency in which minutes count, also while you feel fine, and I am an AI: I cannot judge it, and nothing in the sky bears on it. Say what was taken, how much and when, and where you are, keep the packet at hand, and do exactly what they tell you. Do not wait to see whether it passes, do not drive yourself, open the door and wake someone or call someone over.

If you took it because you wanted to die, tell them that too. You deserve care, and {helpline}.

Have you been able to call?`,
  newborn: `Thank you for telling me; that took courage. Thoughts and voices like these can come after a birth, to parents who love their child. They are an illness that can be treated. They are not who you are, and no chart has put them there.

I am an AI, so please let people come to you now. Lay the baby down in the cot, on the back, and step out of the room: that is the safe thing to do, and if you have done it, you did it right. Stay away from water, windows and balconies with the baby, whatever a thought or a voice says. Then call {emergency} and say: "I have a baby and thoughts of harm, I must not be alone." Call the other parent, a neighbor or your midwife to come and hold the baby until help is there. To talk to someone at once: {helpline}.

Is the baby lying somewhere safe at this moment, and who can be with you in the next ten minutes?`,
  carer: `Thank you for saying this. Caring for someone day after day with nobody to take over wears people down until a hand is too hard. You told it before it got worse, and that matters for both of you.

I am an AI and cannot take a turn from you; people can. The next time you feel it rise, put the cup down and leave the room: a late meal does less harm than a hard grip. Today, call the doctor or social services and say: "I have hurt the person I care for, and I cannot do this alone." If someone is hurt now, or it could happen again tonight, call {emergency}. To talk to someone at once: {helpline}.

Is anybody hurt at this moment, and who could take over for the next hour?`,
  'medicine-stopped': `Please speak to a doctor today, not tomorrow: your own, an urgent clinic or an emergency department. A medicine like this replaces something the body cannot do alone, and what you feel now can be the body saying so. No planet does its work, and whoever told you to leave it out, it was not right to ask that of you.

Call {emergency} at once if there is vomiting, belly or chest pain, fast or hard breathing, confusion, a fit, fainting, or sleepiness that is not usual.

I am an AI and cannot judge how urgent it is. Tell them which medicine it was and how many days it has been left out, and ask them how to start again; do not take extra doses to make up for it. Nobody there will scold you.

Who can ring or go with you today?`,
  fainted: `I say this with concern and without blame: fainting after days with hardly any food is dangerous, and it needs a doctor today, also if it was short and you feel fine.

I am an AI. I will not help with a fast, and I have no number of days or kilos for you. Please go to an emergency department or an urgent clinic today, and do not go alone. Call {emergency} if you faint again, have chest pain, or cannot keep water down. Tell one person near you now: "I have not eaten for days and I fainted." People who know eating problems well, many of whom have been there, will listen: findahelpline.com, or start here: {helpline}.

Who can go with you today?`,
  'kept-worker': `I am so sorry. Nobody who employs you may keep your passport, hold back your pay, lock you in or come into your room. It is not your fault, and it is a crime in most countries.

I am an AI, and no lucky day decides this; your safety does. If you are in danger now, or someone comes to your room, call {emergency}. Your embassy or consulate can give you papers and a safe place without the passport, and the police and organizations for domestic and migrant workers deal with exactly this. Do not announce that you are leaving; go where people are: a police station, your embassy, a hospital. Tell one person you trust where you are, as exactly as you can. If someone may check your phone, clear this conversation.

Can you write safely at this moment, and is there one person outside who could know your address?`,
  followed: `Please call {emergency} now, while you walk or as soon as you are inside somewhere. Being followed is reason enough: you do not have to be sure, and nothing needs to have happened yet.

I am an AI and cannot send anyone; no reading belongs here. Go where there are people and light: a shop, a bar, a hotel desk, a bus driver, a neighbor's bell, and say "someone is following me, please stay with me". Do not show this person where you live, unless you can be inside and locked in at once; if you are already at your door, go in, lock it and do not open. Tell the police where you are and what the person looks like, and if it has happened before, say that too. If your phone is nearly empty, make that call before any other.

Are you inside somewhere, with people or behind a locked door?`,
  intruder: `Please call {emergency} now, and whisper if you must. Say your address first, and then: "Someone is at my home."

I am an AI and cannot send anyone; no reading belongs here. Do not go and look, and do not open. If there is a safe way out, take it and go to a neighbor. If not, stay in a room that you can lock or block, with the children if there are any, phone on silent, and stay on the line until they are with you. If it turns out to be nothing, nobody will hold it against you.

Are you outside or behind a locked door at this moment?`,
  'at-the-door': `Call {emergency} now, before you read on, and whisper if you must. Say your address first, and then: "He is at the door, and I am afraid of what he will do." If it is a woman, say she.

Keep the door shut and locked, and do not talk through it. Opening will not make it safe, even if it went quietly before, and no reading can tell you that it will. Take the children into a room that locks, away from that door, put something heavy in front, phone on silent, and stay on the line. Leave only if there is another way out to a neighbor. If you cannot speak, leave the line open, or text a neighbor: "Call the police to my address."

I am an AI and cannot send anyone. Afterwards, in confidence: {abuseLine}.

Is the call made, and is the door between you locked?`,
  'in-a-car': `Please call {emergency} now, aloud if you can, and say where you are, the number plate or the name in the app, and that you cannot get out.

I am an AI and cannot send anyone; no reading belongs here. If the app has an emergency button, press it, and share your ride with someone you know. Say calmly, "Let me out here, where people are." When the car stops at a light or in traffic, open the door or window and call to others. You do not have to be sure that something is wrong.

Can you see a street name, and is somebody on the phone with you?`,
  'within-reach': `Please call {emergency} now, before you read on, or tell the nearest person "I need help, stay with me."

I am glad you wrote this, and I take it at its word. I am an AI and cannot come to you; people can. Put distance between you and what you would use: step back from the edge, the water or the tracks, go down to where people are, or leave the room with the pills, the rope or the gun in it and hand them to someone. This minute is the worst one, and it passes. If you would rather talk to someone who knows this: {helpline}.

Have you stepped away from it, and who can be with you in the next ten minutes?`,
  'someone-within-reach': `Please call {emergency} now, before you read on. Give their name, where they are, and what they have with them.

You are right to be frightened, and you are not overreacting. Stay with them, or on the line, until help is there; keep talking, quietly, about anything. Ask them to put it down or to let you hold it, but do not fight over a blade or a gun: then keep your distance and wait for help. If they cannot be reached, say that on the phone too. I am an AI; no chart and no card knows how they are tonight.

For you, while you wait or afterwards: {helpline}.

Is the call made, and who nearby could go to them?`,
  'another-swallowed': `Please call {emergency} now, before you read on.

Say who it is and how old, what was taken, how much and when, and keep the packet or the bottle at hand. Do not make them vomit, give nothing to eat or drink unless you are told to, and do not let them sleep it off. If they are drowsy, lay them on their side and watch their breathing, and say at once if it gets slow or strange. Stay with them, also if they seem fine: some things harm only hours later.

I am an AI and cannot judge it, and nothing in the sky bears on it.

Has the call been made, and are they awake and breathing normally?`,
  'old-and-hurt': `I am so sorry. Nobody may push you, lock you in, leave you without food or take your money, also when it is your own child or grandchild. It is not your fault, and you need not be ashamed of them or of yourself.

Telling it does not mean that somebody goes to prison. It means that you get help, and often they do too. Tell one person from outside today: your doctor, a nurse, a neighbor, your bank, someone at your place of worship. There are lines for older people in many countries; findahelpline.com lists them, and this one listens as well: {abuseLine}. If you are hurt, or afraid to be alone with them tonight, call {emergency}.

I am an AI, and no sign excuses this. Are you safe where you are, and is there a person you could tell today?`,
  'hurt-in-care': `You were right to look, and right to say it. What you describe is abuse of a person who cannot defend themselves, and it is not theirs or yours to put up with.

If they are hurt, thirsty or in danger now, call {emergency}. Otherwise today: write down what you saw, with dates, and keep photos or recordings. Tell the head of the home or the agency, and do not leave it there: the authority that inspects care, adult protective or social services, and the police take such reports, and a doctor can look at them. If you can, stay, or let someone you trust stay, until this person does not look after them any more.

I am an AI and cannot see them; you can. Who could be with them tonight?`,
  assaulted: `I am so sorry. I believe you. Without your yes it was not right, whoever it was: a partner, a friend, somebody at work. Freezing, drinking, staying or not remembering does not make it your fault.

You do not have to decide anything about the police now. A doctor or a hospital can look after you, and soon is better: some medicines against pregnancy and infection work only in the first days, and traces can be kept in case you want them later. If you can bear it, keep the clothes in a paper bag. You may bring a friend. People who know this well will listen, in confidence: your country's line for sexual violence on findahelpline.com, or {helpline}. If you are hurt or not safe, call {emergency}.

I am an AI, and no planet had a part in this. Are you somewhere safe right now, and is there one person you would want with you?`,
  'child-seen': `You are right to take this seriously, and you do not have to be sure. Other people's job is to find out; yours is only to tell what you saw or heard.

If the child is being hurt now, or is not safe tonight, call {emergency}. Otherwise call today: child protection or the police, and you can ask for advice first, also without giving your name: {childLine}. Write down what you saw and when, and the child's own words. With the child, keep calm: "I believe you, it is not your fault, I will get help." Do not question them, do not promise to keep it secret, and do not confront the grown-up first; that can make it worse for the child. If there is an injury or pain, let a doctor see it today.

I am an AI, and a chart has no say in this. Is the child safe at this moment, and who is with them?`,
  'child-alone': `Thank you for telling me. You have done well to look after things, and this is not yours to carry. Children should not be alone for days, or without food, and asking for help gets nobody in trouble.

Please go to a grown-up now, today: a neighbor, a friend's parents, a teacher, and say "We are alone and have nothing to eat." If nobody is there, or one of you is ill or afraid, call {emergency}; they come for this too. You can also talk to people whose work this is, free of charge: {childLine}.

I am an AI and cannot come. Who lives nearest that you could go to right now?`,
} as const satisfies Record<string, string>;

/** Added to the words for the topic. */
export const CRISIS_NOTES = {
  blackmail: `About the pictures: please do not meet this person, do not pay and send nothing more, and keep the messages and the name as proof. What they do is a crime, the police and the childline deal with it every day, and you are not the one in trouble.`,
  'told-to-keep-silent': `And what you were told is not true. Nobody dies or gets ill because you tell, and nothing in any chart makes it so. People say that so that you keep quiet.`,
  'at-the-wheel': `Please take the key out now, put it out of reach and do not drive tonight, not one street. Get out where it is safe, and ask someone to fetch you.`,
  'court-order': `Say on the phone that he or she is there now, whether there is a court order, and who is in the house. Keep the door locked, stay in a room away from it, with the children if there are any, and do not talk through the door.`,
  wedding: `A marriage needs your own yes. Where somebody wants to marry you without it, or at your age, the police can stop it, also at the last minute, and so can the people on that line. Keep your papers and a phone where you can reach them.`,
  'stays-inside': `Please stay indoors tonight, away from water, roofs and roads, and let somebody be with you until a doctor has seen you. If you have left out a medicine, tell the doctor that.`,
} as const satisfies Record<string, string>;
