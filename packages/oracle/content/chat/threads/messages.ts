import { signTold } from './signs-told.ts';
import { type Thread, t } from './thread.ts';

/** An ex who has written, or wants to meet. */
export const EX_WROTE: Thread = {
  id: 'ex-wrote',
  families: ['text-ex', 'block-them'],
  says: {
    why: t(
      'Why now, only the other one knows: lonely, curious, sorry, or it\'s somebody\'s birthday. The first message looks the same for all of them. You can ask: "Good to hear from you. What made you write?" An honest answer has a reason in it.',
    ),
    really: t(
      "Yes. One message tells you that you were thought of for a minute. What's wanted only shows in what comes next, so there's no need to decide anything by it.",
    ),
    source: t(
      "I don't know what's behind it. I go by what usually follows: those who mean it say so within a few messages and suggest a time. The others chat a little and go quiet again.",
    ),
    when: t(
      "Not tonight. Tomorrow around noon, fed and rested; what's written then, you can stand by. And if it came after midnight, answer by day or not at all.",
    ),
    length: t(
      'A day at least. Nothing about it gets worse by waiting, and you find out whether you want to answer or only want to know what happens.',
    ),
    do: t(
      "Decide first what you'd like it to become: nothing, a friendly hello, or a real talk. For nothing, no reply. For hello, one line without a question. For more, \"What's on your mind?\" Then put the phone away and don't wait beside it.",
    ),
    specific: t(
      "Exactly, then: tomorrow at noon one line, \"Good to hear from you. What's on your mind?\" If the answer has a reason and a question about you in it, go on. If it's only small talk, be friendly and stop. If it comes at two in the morning, don't answer it at night.",
    ),
    meaning: t(
      "From a hello alone nobody can read what's meant. Take it as what it says, someone knocking, and decide whether you'd like to open, not what they may be carrying.",
    ),
    verdict: t(
      "If you've been sleeping well again: yes, answer, one line, by day. If your evening would hang on what comes back: no, not this week. That's my lean, and you know which of the two it is.",
    ),
    say: t(
      '"Good to hear from you. What\'s on your mind?" That\'s all, and it makes the other one say why. For a friendly end: "I\'m well, thanks, and I hope you are too." For no: nothing, or "I\'m not ready to be in touch. Take care."',
    ),
    refused: t(
      "Then it was only a hello, and now you know that too. Don't send a second one. You've lost nothing except an evening, and next time you'll wait less.",
    ),
    fails: t(
      "Then you're back where you were some weeks ago, and you know the way from there. Have a friend who knows that you've answered, so that you're not alone with what comes.",
    ),
    more: t(
      'A good test before you answer: read your message as if a friend had shown it to you. Does it ask for something, or hide something? If both are no, send it. If not, leave it in the drafts overnight.',
    ),
    valence: t(
      "Neither. It's a message. It would be good if something has changed and gets said. It would be bad if it only keeps you on a string. You'll see which in about three replies.",
    ),
    good: t(
      'A good sign would be plain words: sorry for what, missing what, and a question about you. Ask for it and see.',
    ),
    bad: t(
      "Watch for crumbs: warm at night, quiet by day, never a plan. If that goes on for two weeks, it isn't a return, it's company for somebody's lonely hours.",
    ),
    chart: t(
      "No, it isn't the sky, not Venus and not Mercury. Old loves write in every month of the year.",
    ),
    tried: t(
      "Then you've answered, and the ball is over there. Don't add anything for two days. What comes back, with what effort, is your answer.",
    ),
    scared: t(
      "Of falling back into it? That's a good instinct, keep it close. You can do this slowly: not answer today, tell a friend, and decide by daylight. Nothing's lost by it.",
    ),
    sad: t(
      "Yes, one line, and everything's there again. It says how much it meant, not what you should do. Leave it unanswered tonight and be with someone who knows the story.",
    ),
    fault: t(
      "No. That you still feel something isn't weakness. You only decide what you do with it.",
    ),
    longing: t(
      "Then be twice as careful with it, because you'd read hope into a comma. Wait a day, ask what made them write, and look for deeds. If they want you back, they'll have to say it; you don't need to guess it.",
    ),
    which: t(
      "The one where you can sleep tonight. With feelings still there, that's mostly the slow one: answer tomorrow, short.",
    ),
    unsure: t(
      "Then don't answer yet. Not knowing is a good reason to let it lie until tomorrow. Ask yourself in the morning whether you're curious or hungry; only the first one should write.",
    ),
    better: t('Yes. After a day or two a message like that loses most of its noise. Let it.'),
  },
  also: [
    [
      /^(?:we |he |she |they |it )?(?:broke up|split(?: up)?|ended(?: it| things)?|left(?: me)?|dumped me)(?: with (?:me|him|her))?(?: (?:in|since|last|on|about|around|a|an|two|three|four|five|six|\d+)\b.{0,25})?$/u,
      {
        text: "Then it's still within reach, for both of you, and a hello can undo a lot of mending. Before you answer, ask what's different since then. If you can name something, a short reply by day. If you can't, it's the old thing calling, and you may let it ring.",
      },
    ],
    [
      /^(?:should|can|do) i (?:just )?(?:answer|reply|respond|text back|write back)(?: (?:to )?(?:him|her|them|it))?$/u,
      {
        text: "Only if you'd be all right with any answer, even none. If you've just stopped waiting for it, I lean no for now; if you're at ease, one line tomorrow by day. With kids or a lease in it, yes, short and on that subject.",
      },
    ],
    [
      /^(?:should|can|do) i (?:just )?(?:go|meet (?:him|her|them)|see (?:him|her|them))$/u,
      {
        text: "Only for an hour, by day, somewhere that isn't yours, and only if you'd be all right hearing nothing new. If you're secretly hoping to be asked back, I lean no for now. Ask first what it's to be about; a clear answer is worth a coffee.",
      },
    ],
    [
      /^(?:he|she|they) (?:cheated|lied|hit|hurt|left)(?: (?:on|to))?(?: me)?(?: .{0,15})?$/u,
      {
        text: "Then that belongs at the top of the scale. A nice line now doesn't undo it; only something done differently for a long time could. Unless they begin with that, in plain words, I lean toward no meeting and no long chats.",
      },
    ],
  ],
};

/** Whether to write first, and what silence means. */
export const TEXTING: Thread = {
  id: 'texting',
  families: ['make-a-move', 'ghosted', 'texting-habits', 'first-date', 'flirt'],
  says: {
    why: t(
      'Because waiting for the other one to go first is how two interested people end up with nothing. A short message costs ten seconds, and the answer spares you a week of guessing.',
    ),
    really: t(
      "Yes. If {they} like{s} you, {they} {is} glad of it. If not, one message didn't change that. The only thing I'd not do is send three.",
    ),
    source: t(
      "I can't see into {them}, and no planet types messages. I go by how it mostly is: interest answers, sooner or later, and asks something back.",
    ),
    when: [
      {
        text: "By day, when you've slept, and not after ten at night. [[The friendliest stretch I find is {window}. {window_reason}]] If there's a real reason to write today, write today; that beats any stretch.",
      },
    ],
    length: t(
      'About a week, counted from your last message. After a week without an answer treat it as a no, put the chat out of sight, and be pleased if you turn out to be wrong.',
    ),
    better: t(
      'Yes, the waiting does. The first three days are the worst; after that your head finds other things. It goes quicker with the phone in another room.',
    ),
    do: t(
      "One message with a question in it that's easy to answer, or a small plan with a day. Then nothing more until something comes back. And fill the evening, so you're not sitting next to the phone.",
    ),
    specific: t(
      'Exactly, then: tomorrow, around noon, two lines. Something you both know about, and a plan. "That place you talked about, I\'m going Thursday. Come?" Then sound off. No second message before a week is over.',
    ),
    meaning: t(
      'Silence can mean busy, shy, unsure, or not interested, and one silence looks like the other. What counts is whether {they} ever start{s}, and whether a no comes with another day.',
    ),
    verdict: t(
      "Yes, write, once, if your last message has been answered. If it hasn't, no, it's {their} turn now. That's my lean either way.",
    ),
    say: t(
      '"Hey, I just walked past that place you told me about. Want to go there on Thursday?" Something you both know, a plan, a day. If it\'s been quiet for long: "No stress, just thinking of you. How was your week?"',
    ),
    refused: t(
      "Then leave it for a week and don't send a second one. If something comes, good. If not, that's your answer, without anybody having to say it: {they} know{s} where you are. Do something on that evening that you'd be doing anyway.",
    ),
    fails: t(
      "Then it's an awkward line in a chat that nobody reads twice. In a week you'll have forgotten the wording. Not having asked lasts longer.",
    ),
    more: t(
      "One more thing that helps: don't count hours. Look at three weeks and at who starts. If it's always you, stop for a week and see who notices.",
    ),
    valence: t(
      'Two quiet days mean nothing, a week means something, and a month is an answer. Where are you in that?',
    ),
    good: t(
      "Good signs: {they} ask{s} something back, remember{s} what you said, and a no comes with another day. With two of those I'd go on.",
    ),
    bad: t(
      'Three to watch for: answers only late at night, never a plan, and warm again just when you let go.',
    ),
    chart: t(
      "No, it's no planet's doing. Even when Mercury runs backward, people answer those they want to answer.",
    ),
    tried: t(
      "Then you've done your part, and one more message wouldn't add to it. Leave it for a week. Who wants to find you can.",
    ),
    scared: t(
      'I know, the thumb stops over the button. Write it, read it once, send it, phone into the other room, and go for a walk. The fear lasts about a minute longer than the sending.',
    ),
    sad: t(
      'That silence hurts, and your head is filling it with the worst. Nobody has said anything bad yet. Tonight be with somebody who does answer.',
    ),
    fault: t(
      "Hardly. One message doesn't put anyone off who wanted to talk to you. If {they} pull{s} back, it has most likely to do with {them}.",
    ),
    longing: t(
      "Then it's worth one honest try, and not ten hints. A plan with a day in it, this week.",
    ),
    who: t(
      "What goes on in {them} or whether there's somebody else I can't see. Ask something light and see what comes back.",
    ),
    which: t('The shorter one. And if one of them has a day in it, that one.'),
    unsure: t('Then leave it overnight. If you still want to write at breakfast, write.'),
    late: t(
      'No. A message after a quiet time is always possible: "I just thought of you. How are you?" It needs no excuse.',
    ),
  },
  also: [
    [
      /^(?:should|can|do) i (?:just )?(?:text|write(?: to)?|call|message) (?:(?:him|her|them) )?(?:first|again|back|now|tonight|today|him|her|them)$/u,
      {
        text: "If your last message was answered: yes, you first, today or tomorrow, with a plan in it. If it wasn't: wait until a week is over, and then one light line at most. The second message rarely brings what the first one didn't.",
      },
    ],
    [
      /^(?:it has been|its been|it is) .{1,20}\b(?:hours?|days?|weeks?|months?)\b(?: (?:now|already|since .{2,25}))?$|^(?:he|she|they) (?:did|does|has|have) not (?:reply|replied|answer|answered|text(?:ed)?(?: back)?|write|written)(?: (?:for|in|since) .{2,20})?(?: yet| anymore)?$/u,
      {
        of: /(?=.*\b(?:weeks?|months?)\b)(?=.*\b(?:will (?:he|she|they) (?:text|call|write|reply)|(?:did|has|have|does) not|ghost\w*|no (?:answer|reply|text|response)|on read|silen\w+|should i text)\b)/u,
        text: 'After that long I\'d take it as a no, even if nobody has said it. You may send one last line, light and without a reproach, "No stress, take care," or nothing at all. And then put the chat out of sight; you\'ve waited enough.',
      },
    ],
    [
      /^(?:it has been|its been|it is) .{1,20}\b(?:hours?|days?|weeks?|months?)\b(?: (?:now|already|since .{2,25}))?$|^(?:he|she|they) (?:did|does|has|have) not (?:reply|replied|answer|answered|text(?:ed)?(?: back)?|write|written)(?: (?:for|in|since) .{2,20})?(?: yet| anymore)?$/u,
      {
        of: /\b(?:will (?:he|she|they) (?:text|call|write|reply)|(?:did|has|have|does) not|ghost\w*|no (?:answer|reply|text|response)|on read|silen\w+|should i text)\b/u,
        text: "A few days can still be life getting in the way. Give it a week from your last message, and don't send another before that. If the week is over and nothing came, take it as an answer, and spend your evenings with people who write back.",
      },
    ],
    ...signTold,
  ],
};
