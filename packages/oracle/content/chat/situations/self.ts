import type { Situation } from './situation.ts';

/** Stories of this field that have answers of their own. The first that fits is taken. */
export const SELF_SITUATIONS: readonly Situation[] = [
  {
    id: 'milestone-age',
    field: 'self',
    story:
      /\bturning (?:30|35|40|45|50|60|thirty|forty|fifty|sixty)\b|\bam (?:30|35|40|45|50) and\b|\bmidlife\b/u,
    says: {
      compare:
        "Some have, and you see theirs without the price. You don't know who of them lies awake over that house. There's no common start and no common finish. Leave the others out for a minute: if nobody would ever see it, which one thing would you want by next birthday? Begin with a piece of that this month.",
      should: "Make one change and not ten. The one you'd still want if nobody ever heard of it.",
      fear: "A round number makes everyone draw up accounts. It's a date. You've got the experience of all those years and a good few ahead. What would you like more of?",
      why: "Because round numbers come with an invisible list somebody else wrote. Cross out what was never your own wish. What's left on it?",
      blame:
        "You did a hundred things that aren't on such lists: got through bad years, were there for people, learned your trade. Write ten of them down tonight, it takes longer than you think and it helps.",
      normal: 'Very; that birthday does it to nearly everybody.',
      told: "House, children, titles are what can be seen from the street. It's a thin list for a life. What have you done that isn't on it, and what would you truly miss if it never came?",
    },
  },
  {
    id: 'putting-off',
    field: 'self',
    story:
      /\bprocrastinat\w+|\bputting (?:it|things|everything) off\b|\bcan not (?:start|get started|get myself)\b|\bno motivation\b/u,
    says: {
      how: "Ten minutes, the ugliest possible first version, phone in another room, then you may stop. Mostly you don't. Same hour tomorrow. Motivation comes after the start, hardly ever before.",
      why: "Mostly it's fear of doing it badly, and not laziness. So plan to do it badly: the worst draft, in ten minutes.",
      should: "Begin with ten minutes today. I'd not wait for a better mood or for Monday.",
      told: "That's the usual knot: the bigger it gets, the less one starts. What's the piece that takes ten minutes?",
    },
  },
  {
    id: 'lonely',
    field: 'self',
    story: /\b(?:lonely|no friends|do not have (?:any )?friends|by myself all|nobody to talk)\b/u,
    says: {
      how: 'Regular beats exciting: one place a week with the same faces, a class, a team, volunteering. Talk to the same two people there each time. And one message today to someone you lost touch with: "Thought of you, how are you?"',
      why: "Not because something's wrong with you. Most friendships come from places where people meet again and again without planning, and grown-up life has few of those. So you need to build one.",
      will: "I can't promise it, but it's one of the things that does respond to effort. Give one weekly thing ten visits before you judge it.",
      should: 'Yes, go, even for an hour. I lean toward anything that repeats weekly.',
      told: "That's a heavy kind of quiet. It's also very common, and it changes through places where you see the same people again and again. What did you use to like doing with others?",
    },
  },
];

/** Any other story of this field. */
export const ANY_SELF: Situation = {
  id: 'self',
  story:
    /\b(?:my life|turning \d+|i never|i always|lonely|tattoo|habit|confidence|motivat\w+|procrastinat\w+|birthday|i feel|done nothing)\b/u,
  says: {
    should:
      "My lean: yes, if it would still please you in a year and nobody gets hurt by it. If it's permanent or expensive, give it a month with a date, and look again. If you still want it then, that's your answer.",
    no: "Then it's a no to this one thing on this one day. Ask once what would change it, and have something else to look forward to that evening.",
    fail: "Then you'll have learned what you can't learn from thinking, and you go again a bit wiser. Decide beforehand how much you'd put in, so that a failure has a floor.",
    if: "Then you'd cope, the way you've coped with other things that looked impossible before. Name the first thing you'd do and the first person you'd call. That's all the preparation it needs tonight.",
    why: "I can't look inside you, but a good guess is that it worked once, long ago, and nobody told the habit to stop. Watch for what happens just before it. Usually it's tired, lonely or bored, and each of those has its own remedy.",
    when: "Sooner and smaller than you'd plan it. Ten minutes today beat a fresh start on Monday. If you'd like a day from your chart, ask me for one.",
    say: 'In one plain sentence, without the apology in front: "I\'d like …" People answer a clear wish more kindly than a careful hint.',
    how: "Take the smallest piece of it that can be done in half an hour, and give it a day. Tell one person, so that somebody asks. Then the next piece. It's dull, and it's the only thing that reliably works.",
    normal:
      'More than you\'d think; say it to two friends and one will say "me too". It needs attention if it keeps you from sleeping, eating or seeing people for weeks.',
    them: "I can't know what other people think of you. Mostly they're busy wondering what you think of them. Go by who's glad when you come in.",
    will: "I can't see that ahead. What you can shape is the next month: one thing more of what does you good, and one thing less of what doesn't.",
    also: "{Who|That person} may see you kinder than you do. Ask {them} what {they}'d miss about you. It's an odd question and a good evening.",
    age: "Numbers like that make people draw up accounts. It's a date on a calendar, and it comes with experience you'd not sell. What would you like more of in the next one?",
    blame:
      "You'd be gentler with anyone else. What's done is done with what you knew then. One thing you can put right? Do that one. The rest you may leave.",
    dismissed:
      'That hurt, and you\'re not too sensitive for noticing. Say it once: "That was important to me." Then go where people lean in when you talk.',
    'asked-of':
      'You may take a day before you answer, and you may do half. "I can do this much" is a whole answer.',
    others:
      "They've got opinions because those are free. Whose life would you swap with? Ask that one. And in the end you're the one who lives in yours.",
    but: 'Then start from there. A plan that ignores it will break on it. What version would still be good enough?',
    compare:
      "I know that feeling, and it's built on highlights. Houses and children are visible; being kind, funny or free isn't, so it doesn't get counted. You aren't late, because there's no common start. Leave others out for a moment: which one thing would you really want for yourself in the next year?",
    fear: "That's an honest thing to say. Write the scene you're afraid of in three lines, and under it the first thing you'd do. Fear likes fog. What's in the three lines?",
    hurt: "They may be, for a while, and you can be kind in how you do it. You're still allowed to live your own version.",
    lean: 'You sound nearly decided. Sleep on it two nights, then do the first small piece of it. If it feels lighter afterward, go on.',
    nothing:
      'Then change one thing about how you do it, and not how hard. Another hour, another place, another person next to you.',
    did: "You did it, that's worth a moment. What was it like?",
    alone:
      "Say it plainly to one person: \"I'd like company with this.\" It's harder than it sounds and works more often than you'd think.",
    told: "Okay, that helps me see it. It sounds less like a single problem and more like something that's been building up. If one piece of it could be lighter by next week, which one would you pick?",
  },
};
