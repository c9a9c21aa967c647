import type { Situation } from './situation.ts';

/** Stories of this field that have answers of their own. The first that fits is taken. */
export const PET_SITUATIONS: readonly Situation[] = [
  {
    id: 'pet-old-or-lame',
    field: 'pet',
    story:
      /\b(?:dog|cat|puppy|pet|rabbit|horse)\b.*\b(?:limp\w*|arthritis|hip|stiff|old|senior|blind|deaf|kidney|diabet\w+|lump|tumou?r|heart)\b/u,
    says: {
      age: "Then it's getting on, and stiff or tired joints are common by then. It's not the end of the good days, it's the start of gentler ones: short outings instead of one long one, no jumping, a ramp or a lift, a thick warm bed, and no extra weight. Ask the vet what's good against pain, and never give anything made for people. How is the mood otherwise, eating, greeting you?",
      should:
        'Yes to whatever the vet offers against pain, because animals hide it well. With bigger things like an operation, ask: what would you do with your own, and how would the months after look?',
      when: "You'll see it in the ordinary days: eating, getting up to greet you, interest in the walk. Note good and bad days in a calendar; when the bad ones are more, it's time for that talk with the vet.",
      will: "I can't say, and the vet can tell you what's likely. Many have good years with it, with less weight, shorter walks and something against the pain.",
      how: 'Warm thick bed, rugs on smooth floors, shorter and more frequent walks, no stairs where you can carry, weight down. And a check with the vet every few months about the pain. Nothing from your own medicine box; some of it is poison to them.',
      fear: "It's hard to watch. Arthritis and age are things one can live with quite well, though, with a bit of help. Ask the vet how you'd notice pain, and then you needn't guess.",
      blame:
        'You saw it and you went to the vet. Animals hide it for a long time, so nobody sees the beginning.',
      told: "That's a common one, and there's a lot that makes the days easier: warmth, soft ground, shorter walks, less weight, and what the vet gives for the pain. How old is your animal, and how are the stairs?",
    },
  },
  {
    id: 'pet-not-eating',
    field: 'pet',
    story:
      /\b(?:dog|cat|puppy|kitten|pet|rabbit)\b.*\b(?:stopped eating|not eating|will not eat|does not eat|threw up|vomit\w*|throwing up|diarrhea|hiding|lethargic|not drinking)\b/u,
    says: {
      age: "At that age I'd call the vet today, even if there's still drinking. A cat that hasn't eaten for a day or so shouldn't wait, and an old one less than that. Say since when, how much water, whether there's vomiting and how the litter box looks. Meanwhile something that smells strong, warmed a little, and quiet. Has anything changed at home?",
      should:
        'Yes, call today. Asking too early has never hurt an animal, and not eating for a day in a cat, or two in a dog, is reason enough.',
      when: "Today by phone. At night if there's vomiting again and again, trouble breathing, a hard belly or it can't stand: then the emergency clinic.",
      will: "I can't know, and I won't guess about its health. The vet can tell you within a short visit. Call and ask how soon they want to see it.",
      fear: "Then let someone look at it today. Say on the phone: not eating since yesterday, and the age; they'll tell you how urgent it is.",
      how: 'Call the vet with four facts: since when, drinking, litter box or walks, vomiting. Offer a little warm food that smells. No medicine of yours. Keep it warm and quiet.',
      told: "Drinking is good, and it isn't enough by itself. I'd call the vet today with that: since when, how much water, how it behaves. How old is it?",
    },
  },
  {
    id: 'vet-bill',
    field: 'pet',
    story:
      /\bvet\b.*\b(?:bills?|cost\w*|\d{3,}|pay|afford|expensive)\b|\b(?:bills?|cost\w*)\b.*\bvet\b/u,
    says: {
      how: "Start with the clinic itself, today: ask for a payment plan, nearly all of them have one, and for an itemized bill. Then animal charities and hardship funds in your area, and the vet school if there's one near. Only after that a credit line, with the monthly sum worked out. And tell your friends; people give for animals. You did right by the animal, and the money can be done in parts.",
      should:
        'I lean toward asking for the plan and the cheaper version of it before you decide anything. A vet who\'s asked "what would you do if money were short?" usually has an answer.',
      fail: 'Then you agree on small sums, and they take them, because some is better than none. Call before the due date and not after.',
      blame:
        "You kept it alive. That's allowed to cost something, and it's allowed to be paid slowly.",
      told: "That's a shock on top of the other one. Clinics are used to it: ask for parts and an itemized bill, and for charities that help with such costs. When is it due?",
    },
  },
  {
    id: 'pet-last-days',
    field: 'pet',
    story:
      /\b(?:put (?:him|her|them|it|my \w+) (?:down|to sleep)|euthan\w+|last days|suffering|letting (?:him|her|it) go)\b/u,
    says: {
      should:
        'I lean toward the vet\'s honest answer to one question: "Is it suffering, and will that get better?" If it\'s yes and no, letting go is a kindness and no betrayal. A week too early is easier on an animal than a day too late.',
      when: 'When there are more bad days than good ones: not eating, not getting up, no greeting. Mark the days in a calendar and let the vet look at it with you.',
      blame:
        "You'd be doing it out of love, and you'd stay until the end. There's nothing to forgive.",
      say: 'For children: plain words, "died", and not "sleep". For the animal: your voice, your hand. That\'s all that\'s needed.',
      told: "I'm so sorry. It shows how closely you're looking. Ask the vet the one question, and have somebody with you for the answer. What was it like when it was young?",
    },
  },
  {
    id: 'new-pet',
    field: 'pet',
    story: /\b(?:new|getting|adopt\w*|got) (?:a |our |my )?(?:puppy|kitten|dog|cat|rescue)\b/u,
    unless: /\ballerg\w+/u,
    says: {
      how: "The first weeks dull: same food, same place, short outings, lots of sleep. Reward what you like, ignore what you don't, and leave it alone for minutes before hours. A vet check in the first week and one good class.",
      should:
        "I lean toward yes if you know who's there at noon, on holidays and when you're ill. If there's no name for those, wait until there is.",
      normal:
        'Crying at night, accidents and chewing belong to the first weeks. So do your own doubts at five in the morning.',
      fear: "Nearly everyone thinks in week two that it was a mistake. It's the sleep. Give it a month.",
      told: "That settles down with sameness and sleep, for both of you. What's the hardest hour of the day?",
    },
  },
  {
    id: 'pet-allergy',
    field: 'pet',
    story:
      /\b(?:cat|dog|kitten|puppy|pet)\b.*\ballerg\w+|\ballerg\w+\b.*\b(?:cat|dog|kitten|puppy|pet)\b/u,
    says: {
      should:
        "Not dumb, just early. Try before you sign: an hour at the shelter together, three times, with that very animal, because people react differently to each one. Ask a doctor about it, and ask the shelter for a trial of some weeks. I lean toward waiting if there's wheezing, and toward trying if it's only sneezing and you both want it.",
      how: "Several visits to the same animal, a doctor's opinion, a bedroom that stays off limits, an air filter, and a trial agreed with the shelter.",
      if: "Then the animal would have to go back, which is hard on all three. That's why the trial comes first.",
      told: "That's worth testing before anyone falls in love. Could you two spend some hours with that one animal first?",
    },
  },
  {
    id: 'pet-lost',
    field: 'pet',
    story: /\b(?:cat|dog|pet|bird)\b.*\b(?:ran away|missing|lost|did not come home|escaped)\b/u,
    says: {
      how: 'Tonight: call at the quiet hours near home, a worn shirt and food outside, photos to neighbors, shelters, vets and local groups, and the chip registry. Cats often sit within a few houses. Look under things with a torch.',
      will: "I can't see where it is. Many come back or are found within days, mostly close by. What helps is doing the round again and again.",
      told: "That's a horrible wait. Look near first, low down and at night, and get the photo out. When was it last seen?",
    },
  },
];

/** Any other story of this field. */
export const ANY_PET: Situation = {
  id: 'pet',
  story: /\b(?:dogs?|cats?|puppy|kitten|vet|rabbit|hamster|horse|parrot|pets?|guinea pig|bird)\b/u,
  says: {
    should:
      "I'd lean toward whatever makes the animal's ordinary day easier, and let the vet say what's sensible. If you're asking about going in: yes, call, asking too early has never hurt an animal. What would make it today is not eating, not drinking, trouble breathing or strong pain.",
    no: 'Then you ask what else there is: another clinic, a smaller step first, or parts of the bill later. A second vet is normal, and nobody minds.',
    fail: "Then you'll have tried what made sense, and the animal will have had you. Ask the vet now what the next step would be, so that you aren't deciding alone at night.",
    if: "I can't say how it'll go. Ask the vet the two questions that help most: what would you do with your own animal, and how would I notice that it's in pain? With those two answers you can stop guessing at every yawn.",
    why: "I can't see it from here, and with animals the reason is often bodily before it's mood. Make a short video and note since when; a vet sees more in thirty seconds of that than in a long story.",
    when: "Today by phone if it isn't eating or drinking, breathes badly or is in pain. Otherwise this week. For lesser things, in the morning hours, when the practice has time and the animal is calm.",
    say: 'To the vet: since when, how often, eating and drinking, and the question you\'re afraid of. You can say "I need to know what it costs before we start"; they\'re used to it.',
    how: "Keep the days plain: same food, same place, short walks or quiet corners, and one note a day of how it was. Then one call to the vet with that note. Animals cope well with little, as long as it's regular.",
    normal:
      "It's common, and worth a call anyway if it's new. You know how it usually behaves; a change from that is the best reason to ask.",
    them: "I can't tell what it feels. Watch the ordinary things: eating, sleeping, greeting you, wanting to go out. As long as most of those are there, it's having decent days.",
    will: "I can't promise that, and I'd never guess about its health. The vet can tell you what's likely. What you can give is a quiet, regular day, and that helps in every case.",
    also: "{Who|That one} will notice the change too. Keep {their} routine as it is, and let {them} near when it's calm.",
    age: "That's getting on a bit, so comfort counts more than cure. Ask the vet at the next visit what helps at that age: soft bed, no jumping, shorter and more frequent walks, warm spots, a check of weight and teeth. And call sooner than you would with a young one if it stops eating or drinking. How are the ordinary days otherwise, appetite, greeting you, wanting to go out?",
    blame:
      "You noticed and you're asking; that's what a good owner looks like. Animals hide things well, it's how they're made. Nobody could have known it before it showed.",
    dismissed:
      'Then ask someone else, a second vet if need be. You live with that animal, and "not like itself" is a real symptom.',
    'asked-of':
      'You can ask for a day and for the price in writing. And ask what happens if you wait, because that answer tells you how urgent it is.',
    others:
      'People say "it\'s only an animal" or "do everything" quite easily. It\'s your companion and your bank account. Decide by its days and by what the vet honestly expects.',
    but: "Then tell the vet exactly that, it's a normal part of the talk. There's usually a smaller version of the plan, and asking for it isn't neglect.",
    compare:
      "Other people's pets are only lively in the videos. Compare it with its own last month.",
    fear: "I know, they can't tell you where it hurts and you're the one who decides. Call the vet and say that too: \"I'm scared I'm missing something.\" Then one thing at a time. What is it doing right now?",
    hurt: "It'll be sad, and you'd be doing it out of care. Tell them with the vet's words, so that it isn't only yours to carry.",
    lean: "That sounds like someone who knows the animal well. Say it to the vet and see whether they'd do the same. If they would, you can trust it.",
    nothing:
      "Then don't wait longer with that. If it goes on like this, that's reason enough to ring the vet today.",
    did: 'Good, that was right. Now keep it quiet and watch the ordinary things. What did they say?',
    alone:
      'Then ask for one fixed thing, the evening walk, the vet run. An animal belongs to the whole house, and a plan on the fridge helps.',
    told: "Good to know, and I'd tell the vet just that. It makes a difference what the usual day is like, so note eating, drinking, sleeping and moving for three days. Has anything else changed in the house lately?",
  },
};
