import { type Thread, t } from './thread.ts';

/** A card that was drawn. */
export const CARD: Thread = {
  id: 'card',
  families: ['pull-a-card', 'tarot-spread'],
  says: {
    really: t(
      "The draw is chance, nothing more; the card can't know you. What's true about it is what you thought when you read it. If it left you cold, it was the wrong picture for today.",
    ),
    source: t(
      "It doesn't know anything. It's one of 22 pictures, shuffled by chance, and the meaning is tradition. Its use is that a picture sometimes makes you say what you'd been walking around.",
    ),
    meaning: [
      {
        text: 'It is a picture to think with: {card_line} Ask where in your week that is already a little true. If a place comes to mind at once, that is what it means for you today; if none does, it was only a card.',
      },
    ],
    valence: t(
      'Neither. No card is good or bad by itself, not even the dark ones, and none foretells anything. Whether its word is welcome depends on what you asked about.',
    ),
    why: t(
      "By chance: one of 22 cards, shuffled for you, this question and today, so the same question gets the same card until tomorrow. No one chose it, and it wasn't meant for you. You may still make something of it.",
    ),
    do: [
      {
        text: "Take its sentence for today: {card_line} Find the one place in your week where that's a little true, and do the smallest thing that follows from it before tonight. If you can't find one, put the card back; it was chance.",
      },
    ],
    more: [
      {
        text: 'Ask the card the other way round: if {card} were advice from a friend who knows you well, what would it be telling you, and what would you answer? Your "yes, but" is usually the part worth looking at.',
      },
    ],
    specific: [
      {
        text: "As concrete as a card gets: {card_line} Choose one of three places for it, a person, a task, or a habit, whichever came to mind first. That's your reading, and one small deed today is what to do with it.",
      },
    ],
    verdict: [
      {
        text: "A card can't say yes or no; {card} stands for {card_word}, and I'd only be bending it. If you like, tell me the question itself, and I'll give you a lean with a reason.",
      },
    ],
    scared: [
      {
        text: "You needn't be. {card} means {card_word}, and no card in the deck foretells harm, not even the dark ones. It came up by chance. Which word of it frightened you?",
      },
    ],
    when: t(
      "Cards have no calendar. The draw is meant for today, and tomorrow there's another one.",
    ),
  },
  also: [
    [
      /^(?:(?:and|so|ok|hmm|what about|how about|what does (?:it|that|this) (?:mean|say)) )*(?:for|about|in) (?:my |the )?(?<what>relationship|love(?: life)?|work|job|career|money|family|ex|crush|boyfriend|girlfriend|husband|wife|marriage|health|future|friend\w*|exam|interview|move)$/u,
      { asks: 'pull a card for my $<what>' },
    ],
    [
      /^(?:and )?what does (?:it|that|the card|this) (?:say|tell me|have to say) about (?:him|her|them|my \w+)$/u,
      {
        text: 'About another person a card says nothing; it was drawn for you, by chance. Read it as a question for your side: {card_line} Where in what you have with {them} is that true? What {they} feel{s} or think{s} you only learn by asking.',
      },
    ],
    [
      /^(?:(?:and|ok|can you|can i|may i|please|now|draw|pull|give me|another|one|a) )*(?:another(?: (?:one|card))?|one more(?: card)?|again|(?:a )?(?:second|new|next) (?:one|card)|more cards)(?: please)?$/u,
      { asks: 'pull three cards' },
    ],
  ],
};

/** The lines of the hand. */
export const PALM: Thread = {
  id: 'palm',
  families: ['palm-lines', 'palm-how', 'life-line-short'],
  says: {
    really: t(
      'Yes. A line is a fold in the skin: how it runs follows the shape of your hand and how you moved it before you were born. What people read into it is old tradition and was never shown to be true. So nothing in your hand can threaten you.',
    ),
    source: t(
      "What a line is, from anatomy: a fold. What it's read for, from the old books of palmistry. That the second is true nobody has shown, and I'd tell you if they had.",
    ),
    scared: t(
      "You don't have to be. No line says how long you live, whether you fall ill or who leaves you. People with short or broken lines grow old every day. Which line is it that frightened you?",
    ),
    valence: t(
      "It's neither. A long, short, deep or broken line is only that, and tradition reads each for a style: long for taking your time with it, short for being quick. Nothing in a palm is bad news.",
    ),
    do: t(
      'Open Palm & Soul in the menu, take a photo of your open hand in daylight, or choose one, and upload it. A minute later you get what was traced, line by line. The photo is deleted after the reading unless you keep it.',
    ),
    more: t(
      "Besides the three big ones, readers look at the mounts, the soft pads under the fingers, at the shape of the hand, square or long, and at the fate line up the middle, which many people don't have at all. If you upload a photo under Palm & Soul, I tell you what can be seen in yours.",
    ),
    meaning: t(
      "In plain words: a hand is read line by line, heart for feeling, head for thinking, life for vigor. It's a way of talking about yourself, with a picture everybody carries along.",
    ),
    chart: t(
      'No, palm and chart are two traditions that know nothing of each other. That some people see both as one is a habit of fairs.',
    ),
    which: t(
      'Readers begin with the heart line, because people want to know that first. The most telling is said to be whichever line is unusual in your hand.',
    ),
  },
  also: [
    [
      /^how (?:do|can|should) i (?:do (?:it|that|this)|upload .{0,20}|scan .{0,20}|take (?:it|the photo|a photo)|start|get (?:it|one|my reading))$|^where(?: do i (?:upload|go|do that|find that))?$/u,
      {
        text: 'Open Palm & Soul in the menu, hold your open hand flat in daylight, and take the photo there or choose one you have. A minute later you get what was traced, line by line. The photo is deleted after the reading unless you choose to keep it.',
      },
    ],
    [
      /^(?:and |what about )?(?:an? |the |my )?(?:broken|split|double|chained|faint|short|long|curved|straight|deep) heart ?line(?: mean\w*)?$/u,
      {
        text: 'The heart line, along the top of the palm, is read for how you feel and show it. A break in it is read as a time when somebody changed their mind about love, and began anew; long and curved for showing it, short or straight for keeping it to oneself, chained for feeling a lot at once. It says nothing about heartbreak to come, and nothing about your heart as an organ.',
      },
    ],
    [
      /^(?:and |what about |what is )?(?:the |my )?fate ?line(?: mean\w*)?$/u,
      {
        text: "The fate line runs up the middle of the palm toward the middle finger, and it's read for the course of one's work. Many people haven't got one, or have it in pieces. Tradition reads that as someone who makes their own way instead of following one, and not as having no fate.",
      },
    ],
    [
      /^(?:i (?:do not|dont) (?:have|see) (?:one|it|that(?: line)?|a fate line|any)|mine (?:is missing|has none)|i have none)$/u,
      {
        text: "That's common; a lot of hands don't have that line, or only a piece of it. Tradition takes it as somebody who finds the way while walking. Nothing is missing in you or your life because of it.",
      },
    ],
    [
      /^does (?:that|it|this) mean (?:that )?i (?:have no|do not have an?y?|will have no|will not have an?y?) (?:fate|heart|love|luck|future|destiny|life)(?: .{0,20})?$/u,
      {
        text: "No, not at all. It's a fold in the skin that you have or haven't got. Your life doesn't go by it, and neither does anything you hope for.",
      },
    ],
    [
      /^(?:it is|mine is|its) (?:very |quite |really |pretty )*(?:long|short|curved|straight|deep|faint|broken|chained|double|forked)(?:(?: and|,)? (?:very |quite )?(?:long|short|curved|straight|deep|faint|broken|chained|forked))*$/u,
      {
        of: /\bheart ?line\b/u,
        text: "Then, for the heart line, it goes like this in the books: long for loving with one's whole life, curved for showing it, straight for thinking before one feels, short for needing room, deep for feeling strongly, broken or chained for a heart that has begun anew. Put together what fits yours. It's a style and no forecast.",
      },
    ],
    [
      /^(?:it is|mine is|its) (?:very |quite |really |pretty )*(?:long|short|curved|straight|deep|faint|broken|chained|double|forked)(?:(?: and|,)? (?:very |quite )?(?:long|short|curved|straight|deep|faint|broken|chained|forked))*$/u,
      {
        text: "In the books long is read for taking one's time with it, short for being quick, deep for strongly, faint for lightly, curved for warmly, straight for coolly, and broken for a change of course. That's all a style. For the whole of your hand upload a photo under Palm & Soul.",
      },
    ],
  ],
};
