import type { Situation } from './situation.ts';

/** Stories of this field that have answers of their own. The first that fits is taken. */
export const HOME_SITUATIONS: readonly Situation[] = [
  {
    id: 'rent-increase',
    field: 'home',
    story:
      /\b(?:landlord|rent)\b.*\b(?:raise|raising|increase|more|hike|up by|higher)\b|\braise (?:the |my |our )?rent\b/u,
    says: {
      should:
        "You can say no, or rather: you can ask whether it's allowed and offer less, before you agree to anything. In many places there are limits on how much, how often and with how much notice. So don't sign or pay the new sum yet. Ask for it in writing, ring a tenants' advice service this week, and then answer: \"We've always paid on time. We could do half of that.\" I can't judge the law where you live; they can.",
      no: "Then you still have your notice period, the written record and the advice service. Compare what the same flat costs on the market: if they're far above it, that's your best argument, and if they're below, it may be worth paying.",
      say: '"Thanks for letting us know. We\'ve been good tenants for years and we\'d like to stay. Could you send it in writing? We could manage an increase of …" Polite, in writing, with a figure.',
      how: "In writing, then tenants' advice, then a counter-offer with what you've been worth to them: on time, quiet, for years. Look at two other flats meanwhile, so that you know what you're bargaining against.",
      age: "That's a good card: years of paid rent and no trouble are worth money to a landlord, since an empty month and a new tenant cost more than you'd think. Say it in the first line. And let a tenants' advice service tell you how much they may ask after that long. Have they put it in writing?",
      fail: "Then you know your notice period and what else is out there. It's a nuisance and it's survivable. Find out both this week, before you need them.",
      why: 'Mostly because the market went up and they can. Ask for the reason in writing; where there are rules, it has to hold.',
      told: "That gives you something to bargain with. Get the increase in writing, ask a tenants' advice service what's allowed where you live, and make a counter-offer. What could you pay without pain?",
    },
  },
  {
    id: 'noise',
    field: 'home',
    story:
      /\b(?:neighbou?rs?|upstairs|downstairs|next door)\b.*\b(?:drums?|music|noise|noisy|loud|party|parties|barks?|dog|stomp\w*|bass|piano|screams?)\b/u,
    says: {
      when: "Tomorrow or the day after, in the early evening, before it starts and before you're furious. Friendly at the door: \"You may not know how much comes through. Could we say nine on weekdays?\" If that doesn't help within two weeks, the landlord, in writing with a list of dates and times. In the night itself, don't go up; you'd both be loud.",
      should:
        "Yes, and kindly the first time. Most people don't know what comes through. I'd go straight to the landlord only if you feel unsafe at that door.",
      say: '"Hi, I live next to you. I don\'t think you know how much comes through. I get up early. Could we say nine on weekdays?" A time works better than "less".',
      how: 'At the door first, then a note with a time in it, then the landlord with two weeks of dates. Meanwhile earplugs and a fan, because you need the sleep now.',
      no: 'Then it goes to the landlord or the building manager with your list of dates and times. Most places have quiet hours; ask what they are where you live.',
      if: "Then you've got a list and someone in charge to give it to. Ask what the quiet hours are in your building; it's usually written down.",
      why: "Most don't know how it carries. Assume that once; it makes the first talk easy.",
      nothing:
        "Then the friendly step is done, and the next one is in writing: to the landlord or the building manager, with two weeks of dates and times. Ask what the quiet hours are where you live. For a dog that barks all day there's often a town office too. One more try in person first, if you've only left a note; people answer faces better than paper.",
      told: 'Every evening would get to anyone. The friendly word works best early, with a clock time in it. Have you met them yet, or are they only a noise so far?',
    },
  },
  {
    id: 'roommate',
    field: 'home',
    story: /\b(?:roommate|flatmate|housemate)\b/u,
    says: {
      nothing:
        "Then talking is used up, and the house needs a rule that works without good will: everyone has their own plates and washes those, or a box for whatever's left after a day, or a small sum for each skipped turn. Say it once: \"Talking didn't work, so from Monday it's like this.\" And if rent and lease allow it, think about whether you want to live with {them} next year.",
      should:
        "I lean toward one clear rule and a month of trying. If it's also about money or safety, I'd look for another place, calmly and with the lease in hand.",
      say: '"Can we fix this one thing? I don\'t want to nag. My idea: everyone\'s own things, done by bedtime. If not, they go in a box in front of your door." With a smile, on a calm day.',
      how: "One rule, written on the fridge, that doesn't need anyone to be nice: own dishes, fixed days, or paid cleaning once a week split by all. Try it for a month.",
      why: "Mostly different eyes: some people truly don't see it. You won't change the eyes, only the rule.",
      if: "Then you know you won't change it, and you plan for the end of the lease. Until then, your own plates in your own room.",
      told: "That wears you down day by day. A rule beats a talk here, because it works on tired days too. What's the one thing you'd fix first?",
    },
  },
  {
    id: 'moving-abroad',
    field: 'home',
    story: /\b(?:mov(?:e|ing)|relocat\w+|emigrat\w+) (?:to|abroad)\b/u,
    says: {
      fear: "That's what a big move feels like some weeks before, and it fits together with going. If it's the language: you need a hundred sentences at first, shop, doctor, sorry, again slowly please, and twenty minutes a day until then gets you there. Make the first week small and known: a bed, a bakery, one person to meet, one office appointment. The rest you learn by being there. What's the hour you're most afraid of?",
      should:
        "I lean toward yes if you've been there in ordinary weather, know how you'd earn, and could afford the way back. What would turn me is if it's mostly to get away from someone.",
      fail: 'Then you come home with a language and some stories, and it cost you money and a year. Keep the sum for a way back untouched, and give it until a date before you judge it; the third month is the worst for almost everyone.',
      if: "Then you'd do what you do at home: ask, look foolish for a minute, and be fine. Have three numbers ready: someone there, someone at home, and the embassy.",
      how: 'Papers first, visa, insurance, bank, because they take longest. Then a room for the first month and nothing more. Then one regular thing with people: a class, a team, a choir. And twenty minutes of the language a day.',
      when: 'Count back from the papers, they decide. Spring and early autumn are kind to newcomers, and any date with a bed booked is good enough.',
      hurt: "They'll miss you, and they may say it clumsily. Give them something to hold: a fixed call, a date for the first visit.",
      told: "Good to know. Most of that looks bigger from here than it'll be there, because you learn fastest where you need it for bread. What have you got already, a room, work, someone there?",
    },
  },
  {
    id: 'repairs',
    field: 'home',
    story:
      /\blandlord\b.*\b(?:fix|repair|heating|heat|mold|mould|leak\w*|boiler|broken|water|deposit)\b|\b(?:deposit)\b.*\bback\b/u,
    says: {
      how: "Today, in writing: what's broken, since when, and a date, \"please by Friday\". Photos, and temperatures if it's about heat. Then ring a tenants' advice service or the housing office; no heat or water counts as urgent in most places, and they can push. Don't just stop paying rent, find out first what's allowed where you live. And borrow a heater meanwhile.",
      should:
        "I lean toward writing with a date today and calling an advice service tomorrow. Holding back rent only after they've told you it's allowed.",
      say: '"The heating has been out since … Please have it repaired by Friday. I\'m noting the temperatures. After that I\'ll contact the housing office." Polite, dated, in writing.',
      nothing:
        "Then it's time for the housing office or a tenants' advice service, with your dated messages and photos. They're used to it.",
      when: 'Put a date a few days off in your next message, and call the housing office the day after it passes. Without heat or water, at once.',
      told: "Then it needs to be in writing with a date in it, if it isn't already. Have you got messages and photos?",
    },
  },
];

/** Any other story of this field. */
export const ANY_HOME: Situation = {
  id: 'home',
  story:
    /\b(?:landlord|tenant|apartment|flat|house|lease|moving|move (?:to|out|in)|moved|neighbou?rs?|roommate|flatmate|rent|mold|mould|kitchen|upstairs|noise|abroad|city|country|visa)\b/u,
  says: {
    should:
      "My lean: yes, if you could manage it in a bad month and you've seen it on an ordinary weekday. If it's mostly to get away from one person or one room, try to fix that first. What would turn me is a number that doesn't add up.",
    no: "Then ask what would work instead, in writing: a later date, half of it, a repair in exchange. Keep copies. And ask a tenants' association or the housing office what holds where you live, before you agree to anything.",
    fail: 'Then you go back or go on, and both are possible. People undo moves and change homes all the time; it costs money and a bad month. Set aside what a way back would cost, and the fear gets smaller.',
    if: "Worst case, you'd need another place, or another few weeks. So find out two things now: how long your notice is, and who'd have a sofa for you. With those two known, you can talk calmly.",
    why: "I can't see their reasons; with homes it's mostly money or not noticing. Ask directly and friendly, with one example. Many people honestly don't know what carries through a wall or a kitchen.",
    when: "Early, on an ordinary evening, before you're furious. A friendly word in the first week works better than a letter in the third month. If it's already been going on for long, do it in the next few days and note the date.",
    say: 'Friendly and exact: "Hi, I wanted to mention something small before it gets big. In the evenings … Could we agree on …?" Give a time or a number. If it needs to count later, send the same in a short message afterward.',
    how: "In order: a friendly word, then a dated message, then whoever is in charge, with a list of dates and times. Most things end at step one or two. For anything with a contract, let a tenants' advice service look at it first.",
    normal:
      "It's very ordinary, living close to people does that. If it costs you sleep or you don't like going home, it's worth acting on; that's a fair line.",
    them: "I can't tell what they're thinking. Most people who annoy others at home don't know they do. Assume that once, say it kindly, and you'll see from the next two weeks which sort you've got.",
    will: "I can't promise it. Homes get better by dull steps: dates in writing, one clear request, the right office. Give it a month with those, and if nothing moves, look at what else there is.",
    also: '{Who|That person} lives with the result as well, so ask {them} before you decide: what would be the worst part for {them}, and what would make up for it? Two answers, and you know what to look for.',
    age: "After that long you've got some standing there, and they know you as someone who pays and stays. Say so in the first line. It also means you know exactly what needs to change. What's the one thing?",
    blame:
      "It isn't your fault that you hoped it would work out by itself. You can start from today: one clear sentence, one date. Nobody will ask why it took so long.",
    dismissed:
      "Then it goes in writing from here, short and without anger: what, since when, what you'd like, by when. It's harder to laugh at a date. If that does nothing, the landlord, the association or an advice service is next.",
    'asked-of':
      "You don't have to answer on the doorstep. \"I'll look at it and let you know by Friday.\" Then read what you've signed and ask someone who knows the rules where you live. A calm Friday answer beats a polite yes today.",
    others:
      "They don't live there. Ask those who did the same thing what surprised them; that's the part worth having. The rest is weather talk.",
    but: "Then make that your first filter and not the last: a place or plan that ignores it won't work by Christmas. What could soften it, a class, a key, a wall, a few hours of help?",
    compare:
      "Other people's homes look finished because you visit for two hours. Change one corner you see every morning, and leave the rest for spring. Which corner?",
    fear: "That's what big moves feel like about two months before. Being scared and going fits together fine. Make the first week there small and known: where you sleep, where you buy bread, one person to meet, ten sentences you can say. The rest you learn by being there. What's the scariest hour you picture?",
    hurt: "They might be sad or annoyed for a while. Tell them early and with something to hold on to: when you'll visit, what stays. It's your home you're deciding about.",
    lean: "Then try it on for a week: act as if it's decided, and notice whether you sleep better. If you do, it is. If you start looking for ways out, you've learned that cheaply.",
    nothing:
      "Then the talking step is done. Next is a dated message with what you'd like and by when, and after that whoever's in charge. Keep a list of dates; it makes every later step shorter.",
    did: 'Good. Note the date and what was said. Now give it two weeks before you judge it. Did they take it well?',
    alone:
      "Then put it on the wall: what has to be done, who, by when. One list for all, on one evening with pizza. If that doesn't hold, paying for one hour of help or one roommate fewer is cheaper than a year of resentment.",
    told: "Okay, that makes it more concrete. I'd use it in the first sentence when you bring it up, because facts like that are easier to answer than a feeling. What would you want to be different by the end of the month?",
  },
};
