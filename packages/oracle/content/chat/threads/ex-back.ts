import { signTold } from './signs-told.ts';
import { type Thread, t } from './thread.ts';

/** Whether somebody comes back, and what to do until then. */
export const EX_BACK: Thread = {
  id: 'ex-back',
  families: ['ex-come-back', 'ex-moved-on', 'dream-ex'],
  says: {
    why: t(
      "Because it's {their} decision, and nothing you or I look at contains it. People come back when the reason they left is gone and they say so. Missing alone brings messages at midnight, seldom a person.",
      "Because waiting puts your life in someone else's hands, and you're the one who has to live these weeks. Living as if it were over costs you nothing if {they} {does} come back.",
    ),
    really: [
      {
        text: 'Yes. I\'d rather disappoint you tonight than have you wait on a guess of mine. If {they} want{s} to come back, you won\'t need signs: there\'ll be a call and a sentence with "I\'m sorry" or "I want" in it.',
      },
    ],
    source: t(
      "I don't know it, nobody can. I go by what usually happens: those who return mostly do it within some months, with words, and because something has changed. It's plain observation, no planet in it, so check it against what you know of {them}.",
    ),
    when: [
      {
        text: "I can't give you a date, and whoever does is guessing. If people come back, it's mostly within the first half year, and they ask for it in words. So put a date on your side: until {in_thirty_days} no checking and no hints, and then you look at how you feel, not at what {they} did.",
      },
    ],
    length: [
      {
        text: "Wait until {in_thirty_days}, that's my answer, and wait in a way that isn't waiting: phone quiet, weekends planned, people around you. If no plain sentence has come from {them} by then, stop keeping the place free.",
      },
    ],
    better: t(
      "Yes, it does. The first weeks are the worst, then it comes in waves with longer gaps between them. Most people notice after two or three months that they've had a whole good day without planning it. No contact makes that come sooner.",
    ),
    do: t(
      "Three things this week. Mute {them} everywhere, just for thirty days. Tell one friend the whole truth about how you're doing. And plan the two evenings that used to be yours together, before they arrive. You can still say yes one day; you'd only be saying it on your feet.",
      "If there's something true you never said, write it once and honestly, a few lines, and send it by day. Then it's said. After that the next step is up to {them}, and yours is dinner with people who like you.",
    ),
    specific: [
      {
        text: 'More exactly, then. Signs that count: {they} ask{s} to meet in daylight, name{s} what went wrong, and {has} changed something already. Signs that don\'t: likes, stories watched, "hey" after midnight, news through friends. Until {in_thirty_days} count only the first kind.',
      },
    ],
    meaning: [
      {
        text: "I mean: hope as much as you like, and don't arrange your days around it. If {they} come{s}, you'll hear it in plain words. If not, you'll have a month behind you and not a year.",
      },
    ],
    verdict: [
      {
        text: "If you make me lean: no, live as if {they} won't. Not because it can't happen, but because you'd be right either way. If {they} come{s} with a clear request and proof that the old reason is gone, you can still say yes.",
      },
    ],
    say: t(
      "\"I've thought about us, and I miss you. I know what I'd do differently. If you'd like to talk, I'd be glad; if not, I'll respect that.\" Once, by day, and nothing after it. If you only want to know how {they} {is}, leave it unsent; that one never stays at one message.",
    ),
    refused: t(
      "Then you have your answer, and it's a kinder one than it feels like: you can stop listening for the phone. Don't send a second message. Have a friend with you that evening, mute {them}, and give yourself until {in_thirty_days} before you decide anything at all.",
      "Then the silence is the answer. It's about {their} courage and {their} wishes, not your worth. You asked, which was brave, and you needn't ask again.",
    ),
    fails: t(
      "Then you'll be sad, with clear eyes. People do get over the one they were sure of; nearly everyone you know has done it once. You'll have people, work and your own bed, and one day it will be a story.",
    ),
    more: t(
      "One thing people skip: write down why it ended, in one sentence, without excuses for either of you. Read it whenever you miss {them}. You don't miss the whole of it, you miss the good third, and the sentence is about the rest.",
    ),
    valence: t(
      "Neither. It says you loved someone and it isn't settled in you yet. It would only be bad if your days stood still for it. So keep two evenings a week that have nothing to do with {them}.",
    ),
    good: t(
      "Yes: the waves get further apart, that's nearly certain, and with them you come back. You'll laugh at something silly one afternoon and notice that you hadn't thought of {them} for hours. And whatever {they} decide{s}, the next person gets someone who knows more about love than a year ago.",
    ),
    bad: t(
      'I\'d watch for hope in small doses: a like, a late "hey," a friend who says {they} asked about you. Each one costs you a week. Mute what you can, and tell your friends not to carry news.',
    ),
    chart: t(
      "No chart shows whether somebody returns, and Venus running backward doesn't bring exes home, though people love to say so. What's between you two is a decision in one head and a wish in another. If you'd like to know how the two of you fit by the book, give me {their} birthday.",
    ),
    tried: t(
      "Then you've done your part, all of it. There's no better message you could have sent. What's left is the hard thing: do nothing toward {them}, and a lot toward your own week. That isn't giving up, it's handing back what was never yours to decide.",
    ),
    scared: t(
      "Scared that it's really over? That's what it is underneath, mostly. You don't have to accept it tonight. Only get through this evening: food, someone's voice, no old photos. It's smaller by daylight.",
    ),
    sad: t(
      "I'm sorry. It hurts because it mattered, and there's nothing wrong with you for it. Let it be sad tonight, with someone on the phone and not with the old messages. These waves are steep, and they're short.",
    ),
    late: t(
      "Too late for this love maybe, I can't see that; too late for love, no. If what ended it is still there, time won't have mended it. If it's gone, it isn't too late to say so once.",
    ),
    fault: t(
      "It takes two to keep something going and one to end it, so no, not by yourself. If there's a thing you'd do differently, say sorry for that one thing, once, and keep the lesson. The rest wasn't yours to hold together alone.",
    ),
    longing: [
      {
        of: /\b(?:thinking|forget|head|let (?:him|her|them) go)\b/u,
        text: 'Thoughts like that run in circles because they\'ve got nothing new to chew on. Don\'t fight them; give them a place: ten minutes a day, on paper, at a fixed hour, and when one comes at another time, "later." And take away what feeds them, the photos, the profile, the old chat. It gets quieter within weeks.',
      },
      {
        text: "I believe you, and love doesn't stop on the day a relationship does. It needn't decide anything, though. You can love {them} and still not wait, just as you can miss a city and not move back. Be careful with yourself on Sundays and at night; that's when it's loudest.",
      },
    ],
    which: t('The quiet one: mute and thirty days. It keeps every door open and lets you sleep.'),
    who: t(
      "Whether there's somebody else I can't see, and I'd be inventing it. You could ask once; but think first about what you'd do with a yes, because most people only hurt longer.",
    ),
    unsure: t(
      "You don't have to know whether you want {them} back. Ask a smaller thing: on your worst ordinary Wednesday together, were you glad it was {them}? Go by that, and not by how it feels at midnight.",
    ),
  },
  also: [
    [
      /^(?:we |he |she |they |it )?(?:broke up|split(?: up)?|ended(?: it| things)?|left(?: me)?|dumped me)(?: with (?:me|him|her))?(?: (?:in|since|last|on|about|around|a|an|two|three|four|five|six|\d+)\b.{0,25})?$/u,
      {
        of: /\b(?:yesterday|last week|this week|days? ago|a week ago|last night)\b/u,
        text: "That's still so fresh. Then nothing has to be decided, and no message has to go out. For the first two weeks it's only food, sleep, and someone to talk to. Who can you be with this weekend?",
      },
    ],
    [
      /^(?:we |he |she |they |it )?(?:broke up|split(?: up)?|ended(?: it| things)?|left(?: me)?|dumped me)(?: with (?:me|him|her))?(?: (?:in|since|last|on|about|around|a|an|two|three|four|five|six|\d+)\b.{0,25})?$/u,
      {
        text: "Thanks, that helps. Then enough time has gone by for the first shock to be over, so what {they} {has} done since then is the best sign there is. A clear word from {them} in that time speaks for a chance. Silence for months speaks against it, and I'd plan my winter by that. What have you heard from {them} since?",
      },
    ],
    [
      /^(?:should|can|do) i (?:just )?(?:text|write(?: to)?|call|message|contact) (?:him|her|them)(?: (?:first|back|again|now|today|tonight|anyway))*$/u,
      {
        text: "Once, yes, if there's something true in it that you haven't said, and if you could stand getting nothing back. By day, a few lines, and then never again first. If it's only to see whether {they} still answer{s}, I lean no; that answer costs you another month.",
      },
    ],
    [
      /^(?:should|do) i (?:just )?(?:wait|move on|let (?:him|her|them) go|give up)(?: .{0,25})?$/u,
      {
        text: "Move on in your days, that's my lean, even if your heart takes longer. Waiting doesn't make it likelier and makes you smaller. If {they} come{s} with a clear word, you can still listen; you'd only hear it in a life that's running.",
      },
    ],
    [
      /^(?:does|do) (?:he|she|they) (?:still )?(?:miss|love|think (?:about|of)) me(?: too)?$/u,
      {
        text: "Now and then, most likely; nobody deletes a person like a file. How often and with what feeling I can't see. And it would change less than you hope: people miss someone and still don't come back. What would tell you something is a call.",
      },
    ],
    [
      /^(?:it has been|its been|it is|it was) (?:about |like |almost |over |only )?(?:an? |\d+ |two |three |four |five |six |some |many )?(?:days?|weeks?|months?|years?|ages|a while|long)(?: (?:now|already|ago|since .{2,25}))*$/u,
      {
        text: "Then the time since is a kind of answer in itself. If a clear word from {them} has come in it, there's something to talk about. If not, I'd stop keeping the place free; months of silence rarely turn into a return. How has it been for you, does it get lighter?",
      },
    ],
    ...signTold,
  ],
};

/** Getting over somebody: the same subject, with the hope left out. */
export const GET_OVER: Thread = {
  ...EX_BACK,
  id: 'get-over',
  families: ['get-over-ex', 'missing-someone'],
  says: {
    ...EX_BACK.says,
    really: t(
      "Yes. Nearly everyone you know has got over somebody they were sure of. It doesn't feel possible from inside, and then one day it's been an afternoon.",
    ),
    when: t(
      "When exactly nobody knows; it comes in waves, and the gaps get longer. Look again on {in_thirty_days} and compare it with today. A bad day in between isn't the beginning again.",
    ),
    length: t(
      "For most people the worst is over after some weeks, and the real lightness takes a few months, longer after a long love. Contact makes it longer, every time. You'll notice it by having forgotten {them} for a whole afternoon. Look again on {in_thirty_days}; it'll already be different.",
      "Longer than you want and shorter than you fear. Count quiet mornings and not months; there'll be more of them in a few weeks.",
    ),
    specific: t(
      "Exactly, then: tonight mute {them} everywhere and hand the photos to a folder you don't open. Ten minutes a day for it, on paper, at six. Tuesday and Friday with people. On {in_thirty_days} you look how it is.",
    ),
    meaning: t(
      "In plain words: a feeling that isn't fed gets smaller. So no looking, little talking about it, and evenings with people in them. The rest is time.",
    ),
    verdict: t(
      "Yes, you'll get over it. That's as close to certain as such things get. How fast depends mostly on how little you look.",
    ),
  },
};
