import type { Turn, TurnPassage } from './turn.ts';

const WAITING: readonly TurnPassage[] = [
  {
    of: /^(?:\D{0,20})?(?:\d+|an?|one|two|three|four|five|six|seven|eight|nine|ten|a few) hours?(?: now| already)?$/u,
    text: "A few hours are nothing yet, even if they're long ones. People work, nap, lose their phones in sofas, and write clever answers they don't send. Leave it alone until tomorrow evening, put the phone somewhere you'd have to stand up for, and do something with your hands. If there's no word in two or three days, send one light line, and after that it's their turn.",
  },
  {
    of: /\b(?:interview|application|applied|recruiter|hr|offer|job|hiring)\b/u,
    text: "Then ask, once; it's normal and it doesn't hurt you: \"Hi, I'm still very interested. Could you tell me where you are in the process and when I might hear?\" Offices are slow for reasons that have nothing to do with you: holidays, a sick manager, a second signature. Send it in the morning, and in the afternoon apply for one more. Waiting with a plan B is half the wait.",
  },
  {
    of: /\b(?:results?|doctor|biopsy|scan|test|hospital|lab)\b/u,
    text: 'The waiting is the worst part of it, worse than most answers. You\'re allowed to call and ask: "When will my results be there, and who calls me?" Silence from a lab mostly means a queue. Until then keep the evenings full of hands-on things and save the searching for never. Who could sit with you tonight?',
  },
  {
    of: /\b(?:engaged|engagement|wedding|married|pregnant|coming out|came out)\b/u,
    text: "That's a cold spot on a warm day, and I'm sorry. Silence from a parent at news like that is mostly fear of losing you, or hurt about how it was told, and seldom a no. Ask once, softly and alone: \"I told you something big and you've been quiet. What's going on in you?\" Then let {them} stumble. And celebrate with the ones who are glad; {their} silence doesn't get to set the mood.",
  },
  {
    of: /\b(?:visa|embassy|permit|papers|immigration|court|office|application|case)\b/u,
    text: "Offices don't go quiet at you, they go quiet at everyone. Look up the normal time for your kind of case, add a third, and put that date in your phone; before it there's nothing to read into the silence. After it, ask in writing with your case number. Meanwhile live in the answer you have: today nothing has been refused.",
  },
  {
    of: /\b(?:he|she|him|her|text|texted|wrote|message|call|crush|ex|date|boyfriend|girlfriend|dating)\b/u,
    text: "I'm sorry, that's a long quiet. I can't see the reason, and every reason you invent at night will be the worst one. What you do know: {they} {has} a phone and your number, and so far hasn't used either. So stop the clock yourself. If you haven't asked a real question yet, send one line today that needs a yes or a no. If you have, that was your turn, and no answer is one too. What would you be doing this weekend if you weren't waiting?",
  },
  {
    text: "Waiting without a date is the tiring kind. So give it one: decide on a day when you'll ask again or move on, write it down, and until then you're off duty. If something comes before, fine. If not, you act on that day, and not on how you feel tonight.",
  },
  {
    text: "Okay, still nothing. That's uncomfortable, and it isn't an answer yet. Ask once more if you haven't, in a way that's easy to answer, and then fill the time with something that goes forward without it.",
  },
];

/** The other person answered with next to nothing, or not at all. */
export const SMALL_REPLY_TURNS: readonly Turn[] = [
  {
    id: 'small-reply',
    isByStory: true,
    said: /\b(?:(?:just|only|simply) (?:(?:said|says|went|goes) (?!yes\b|no\b|it\b|i\b|he\b|she\b|they\b|that\b|so\b|to\b)\w+(?: \w+)?$|(?:nodded|shrugged|looked at me|smiled|read it|liked it)\b)|(?:said|wrote|replied|answered|texted|sent|responded|says)(?: back)?(?: with)?(?: just| only)? (?:"?(?:hmm+|hm|ok|okay|k|kk|fine|sure|lol|haha|cool|nice|noted|maybe|we will see|whatever|interesting|mm+|oh|i see|thumbs up)"?|an? (?:thumbs up|emoji|heart|smiley|single \w+|one word)|nothing|one word)(?: (?:back|lol|and that was it|and left|so|to that|to me))*$|(?:left|leaving) it (?:on read|without an answer|on seen)|(?:a |just a )?thumbs up$|liked (?:my|the|it) (?:message|text)?)/u,
    unless: /\b(?:i (?:just|only|simply)? ?(?:said|wrote|nodded)|should i|if he|if she|if they)\b/u,
    passages: [
      {
        of: /\b(?:supervisor|professor|thesis|chapter|paper|tutor|teacher|advisor|essay|draft|dissertation)\b/u,
        text: "\"Hmm\" is not feedback, it's a noise a busy person makes. So don't read it, ask it to be a sentence: \"Thanks for looking. What are the two changes that would get this chapter through? I'd like to work on exactly those by Friday.\" Numbered, by email, with a date. If {they} still won't say, ask for fifteen minutes with the pages on the table, and note what {they} said. You can't fix a hum.",
      },
      {
        of: /\b(?:boss|manager|work|job|raise|promotion|client|interview|recruiter|hr|meeting|project|office|pitch)\b/u,
        text: "That's not a no and not a yes; it's someone who hasn't thought yet, or doesn't want to say so in the corridor. Give it two working days and then make it easy to answer: \"Following up on what I asked on … . Is that a yes, a no, or what do you need from me first?\" People who hum in person often answer well in writing.",
      },
      {
        of: /\b(?:told (?:him|her|them)|love you|feelings|like (?:him|her|them)|asked (?:him|her) out|crush|date|dating|boyfriend|girlfriend|situationship|ex)\b/u,
        text: "That's a small answer to a big message, and it's fair to be stung. It can mean {they} panicked, or that {they} {does}n't have more to give; from here I can't tell which. So don't answer for {them}. Leave it two days. If nothing bigger comes, ask once, plainly: \"What I wrote meant something to me. What do you think about it?\" If that gets a thumbs up too, you have your answer.",
      },
      {
        themes: ['family'],
        text: "Families can put a whole argument into one syllable. Don't take the bait, and don't translate it into the worst version either. You said your part. Let it stand until {they} come{s} with a whole sentence, and until then be ordinarily friendly about everything else. That's oddly hard to fight with.",
      },
      {
        themes: ['friends'],
        text: 'One word is what people send from a queue, from a bad mood or from hurt feelings, and it looks the same each time. Ask about {them}, not about the word: "You okay? You sound short." If {they} open{s} up, good. If not, you\'ve done the friendly thing and can leave it a few days.',
      },
      {
        text: 'Annoying, because you could hang anything on it. So hang nothing on it. A tiny answer mostly says that {they} {was} busy, surprised or unsure, and you\'ll only find out by asking something that can\'t be answered with a grunt: "What would you do in my place?" or "Is that a yes?" Once. Then it\'s {their} turn.',
      },
      {
        text: "Then you still don't know, and it's tempting to fill that in with the worst thing. Don't. Treat it as no answer yet. Wait a day or two, then ask for the one thing you actually need to know, in a question with a question mark.",
      },
    ],
  },
  {
    id: 'still-nothing',
    isByStory: true,
    said: /\b(?:(?:has|have) not said (?:a word|anything|a thing)|still (?:nothing|no (?:answer|reply|word|news|text|call|response|message|sign)|silent|silence|waiting|ignoring me|has not|have not)|(?:nothing|no (?:answer|reply|word|news|response))(?: yet| so far| since| still)|has (?:still )?not (?:written|replied|answered|called|texted|responded)(?: yet| still| since)?|(?:it has been|been) (?:\w+ ){1,3}(?:days?|weeks?|hours?|months?) (?:now|already|and nothing|since))\b|^(?:(?:it is|and|ok|so) )*(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|a few) (?:days?|weeks?|months?) (?:now|already|and nothing)$/u,
    unless: /\b(?:how long|should i|do i|together|sober|married|dating|dead|passed|died)\b/u,
    passages: WAITING,
  },
  {
    id: 'waited-so-long',
    isByStory: true,
    said: /^(?:(?:it is|and|ok|so|like|for|about) )*(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|a few) (?:hours?|days?|weeks?|months?)$/u,
    after:
      /\b(?:not (?:replied|answered|called|texted|written|responded)|no (?:answer|reply|response)|stopped answering|ghosted|silent|waiting)\b/u,
    passages: WAITING,
  },
];
