import type { PlanetId } from '@palm/astrology/vocabulary';
import type { LifeSide, Tone } from '../../src/writer/themes.ts';

/** A part of life, or the person as a whole. */
export type FeltSide = LifeSide | 'whole';

/*
 * How a planet is felt in one part of life, right after the sentence that names it. Each
 * is something a person could see happen, and could only have come from that planet:
 * Saturn slows, Mars heats, Mercury talks.
 */
export const SIDE_FEELINGS: Readonly<
  Record<PlanetId, Readonly<Record<Tone, Readonly<Record<FeltSide, readonly string[]>>>>>
> = {
  sun: {
    easy: {
      love: [
        'You may feel seen across a room, and not mind who notices.',
        'Being plainly liked is easier to bear in this light.',
        'Affection can be shown in front of people for once, and no harm done.',
        'You may laugh in the way that people fall for.',
        'Somebody may introduce you with a little pride.',
      ],
      work: [
        'What you do well may be noticed without your pointing at it.',
        'For once your name and your work can stand on the same page.',
        'You may be asked your opinion, and find that you have one.',
        'Somebody may hand you the difficult one, as a compliment.',
        'You may finish, look at it, and simply be pleased.',
      ],
      spirit: [
        'An ordinary hour may look lit from the inside.',
        'You may feel that the day has room for you exactly as you are.',
        'Things you half believe can look plainly true at noon.',
        'You may stand in a patch of light and forget what you came for.',
        'For a while you may need no other reason than being here.',
      ],
      refuge: [
        "It is easier to say 'this is mine' with the light behind you.",
        'You may stand in your own doorway and feel that the house knows you.',
        'Nothing needs defending while everything is in plain sight.',
      ],
      body: [
        'You may wake a little before the alarm and not resent it.',
        'A window seat could do half the work of a holiday.',
        'You may walk taller for no reason except the weather in you.',
      ],
      whole: [
        'You may catch yourself in a shop window and rather like the look of it.',
        'People may turn towards you the way plants turn, without thinking about it.',
        'It is a good time to say your own name clearly.',
        'You may know what you want before anyone has asked.',
      ],
    },
    tense: {
      love: [
        'You may want applause where a hand on the shoulder was on offer.',
        'Two prides can sit at one table, each waiting to be asked.',
        'It is easy to hear a lack of praise as a lack of love.',
        'You may hope to be chosen, and stand very straight.',
        'It can be hard to say sorry from so high up.',
      ],
      work: [
        'Somebody else may be thanked for the part that was yours.',
        'You may feel watched over a task that you do well alone.',
        'Being right and being finished may turn out to be two different jobs.',
        'You may do the whole job so that nobody can doubt you.',
        'A small correction may take up a large part of the day.',
      ],
      spirit: [
        'It can be hard to be still with so much light on you.',
        'You may want a sign with your own name on it.',
        'The part of you that likes an audience may find silence long.',
        'You may find it hard to kneel, even inwardly.',
        'It can be hard to pray and keep an eye on how it looks.',
      ],
      refuge: [
        'A closed door may feel rude, even to the one who closes it.',
        'You may defend a point long after the point has gone home.',
        'It takes effort not to answer for every choice you make.',
      ],
      body: [
        'You may run on show for a while and notice the bill at four.',
        'Pride is a poor judge of when to sit down.',
        "You may say 'I am fine' with your coat already half on.",
      ],
      whole: [
        'You may want to be first in the queue and also above queuing.',
        'A plain remark may feel like a review.',
        'It can be hard to share the light with somebody who enjoys it more.',
        'You may find yourself explaining who you are to people who know.',
      ],
    },
  },
  moon: {
    easy: {
      love: [
        'You may know what somebody needs from the way the keys were put down.',
        'Tenderness may come in the shape of toast.',
        'Feelings can be said in a kitchen voice, low and while doing something else.',
        'Somebody may sit down closer than they needed to.',
        'You may be looked after for an hour and let it happen.',
        'A shared blanket can say most of it.',
      ],
      work: [
        'Your mood and your list may pull the same way for a change.',
        'You may sense which colleague needs a softer word, and have one.',
        'Familiar work can be a comfort, like the second half of a known song.',
        "You may remember to ask how somebody's mother is.",
        'The job may go by feel, like kneading.',
      ],
      spirit: [
        'You may feel the quiet of a room before you see that it is empty.',
        'A childhood smell could open a door that no book has opened.',
        'Whatever you were feeling yesterday may have settled like tea leaves.',
        'You may cry a little at something kind, and feel washed.',
        'The hour before sleep may be wider than usual.',
        'Old prayers and nursery rhymes may turn out to be neighbours.',
      ],
      refuge: [
        'Home may feel less like an address and more like a lap.',
        'You may know without thinking what to keep and what to let out.',
        'A drawn curtain could be all the wall you need.',
        'You may hear rain on the roof and be glad of the roof.',
        'Something you held tightly may be easier to hold loosely.',
        'The kettle, the lamp and the cat may be in full agreement.',
      ],
      body: [
        'Your body may ask for soup, and be right.',
        'Sleep may come near and sit on the end of the bed like a cat.',
        'You may eat when you are hungry and stop when you are not.',
        'You may yawn properly, all the way to the ears.',
        'A warm bath or a warm bread roll may settle an argument.',
        'Your feet may know the way to bed before you do.',
      ],
      whole: [
        'A mood may come in, take its shoes off and turn out to be a kind one.',
        'You may guess right about people without knowing how.',
        'The small habits of the day can feel like company.',
        'You may be moved by something as slight as a waved hand.',
        'You may feel at home in a queue.',
        "Somebody's laugh may sound like one you grew up with.",
      ],
    },
    tense: {
      love: [
        'You may want to be comforted and bristle at the first try.',
        'A tone of voice can weigh more than the words it carried.',
        'You may feel left out of a room you could simply walk into.',
        'You may be touchy with the one person who is safe to be touchy with.',
        'A forgotten word may feel like a forgotten birthday.',
        'You may look for a quarrel because you could not find a hug.',
      ],
      work: [
        'A mood from home may sit down at the desk beside you.',
        'You may take a short mail for a cold one.',
        'It can be hard to do a plain task with a full heart.',
        'You may need to be told that it is fine, and nobody may think of it.',
        'The day may want a door that shuts.',
      ],
      spirit: [
        'Old feelings may come up like damp, with no clear source.',
        'It can be hard to sit still with a heart that keeps changing chairs.',
        'You may be homesick for a place you cannot name.',
        'Quiet may bring up whatever the noise was for.',
        'You may envy people who believe things before breakfast.',
        'A sad song may seem to have your address.',
      ],
      refuge: [
        "You may carry somebody's bad day home without being handed it.",
        'A small noise at the wrong hour may feel like a person.',
        'You may say yes with your mouth and no with your shoulders.',
        'You may want to go home while you are sitting in it.',
        'The news, the neighbours and the fridge may all be humming.',
        'A cupboard may ask to be tidied because a feeling cannot be.',
      ],
      body: [
        'You may be tired and call it sad, or hungry and call it cross.',
        'Crumbs, lights and ringtones may all be a little too much.',
        'The mood may be asking for a cardigan.',
        'You may want an early night and a late film, in that order and at once.',
        'A heavy hour may only need a window and a biscuit.',
        'You may feel the weather in your temper.',
      ],
      whole: [
        'Your mood may change twice before the kettle does.',
        'Something small may sting, and be about something old.',
        'You may want to be asked and not want to talk.',
        'A remembered remark may come back in the bath with its coat on.',
        'You may be cross with the weather and mean your week.',
        'Everything may be a little too near.',
      ],
    },
  },
  mercury: {
    easy: {
      love: [
        'The right words may be lying on top, where you can reach them.',
        'A message can do the work of a bunch of flowers.',
        'You may talk in the car and say more than at any dinner.',
        'You may say their name and the rest may follow.',
        'A silly joke could be the bravest thing either of you says.',
      ],
      work: [
        'A thing that took an hour to explain last week may take one line.',
        'The answer may be in the second mail, the one nobody opened.',
        'You may find the question that makes the whole meeting shorter.',
        'Two lines in the margin may be worth the whole report.',
        'You may be understood the first time, which is a holiday.',
      ],
      spirit: [
        'A sentence in a book may turn out to have been waiting for you.',
        'You may find a name for something you have felt for years.',
        'Your own handwriting could tell you what you think.',
        "A child's question may go further than the sermon.",
        'You may copy out a line and carry it about in a pocket.',
      ],
      refuge: [
        'You may find the one polite sentence that shuts a door gently.',
        'A fear tends to shrink to its true size once it has been spelled out.',
        'It is easier than usual to say no and give no reasons.',
      ],
      body: [
        'Your head may be clear enough to hear what the rest of you is saying.',
        'A short walk could sort three thoughts into one.',
        'You may plan the week in a way that leaves lunch in it.',
      ],
      whole: [
        'You may hear a piece of news on the stairs that saves you a trip.',
        'Questions get better answers than usual, so ask the small ones too.',
        'Your wit may arrive on time for once, and not on the way home.',
        'You may pick up a new word and find three uses for it.',
      ],
    },
    tense: {
      love: [
        'You may argue about the dishes and mean something else entirely.',
        'A message can be read in five tones, and you may pick the worst.',
        'You may rehearse a talk so often that you feel it has been had.',
        'You may send the long version, and get a thumb in return.',
        'The words may be right and the hour wrong.',
      ],
      work: [
        'Two people may agree warmly on two different things.',
        'You may write the mail, unwrite it, and call that a morning.',
        'A detail may go missing between one inbox and the next.',
        'Everyone may be copied in, and nobody asked.',
        'You may explain it well to the wrong person.',
      ],
      spirit: [
        'The mind may chatter through the silence like a radio next door.',
        'You may think about the prayer and forget to pray it.',
        'It can be hard to tell insight from a clever remark.',
        'You may read about stillness with four tabs open.',
        'Doubt may talk fast and show its diplomas.',
      ],
      refuge: [
        'You may give three reasons where a plain no would have held.',
        "Other people's opinions may leak in under the door.",
        'A worry may put itself into such good words that you believe it.',
      ],
      body: [
        'Your head may stay up talking after the rest of you has gone to bed.',
        'You may eat lunch with one hand and not remember what it was.',
        'Thirty open tabs are also a kind of noise.',
      ],
      whole: [
        'You may say the clever thing, and wish you had said the kind one.',
        'Names, times and keys may need a second look.',
        'A small misunderstanding may grow legs before lunch.',
        'You may change your mind in the doorway, and again on the stairs.',
      ],
    },
  },
  venus: {
    easy: {
      love: [
        'You may be liked for something you have never thought worth mentioning.',
        'Somebody may lean in, and you may find that you already had.',
        'A soft voice gets further than a good argument here.',
        'You may be missed, and hear about it.',
        'A hand may stay on your sleeve a moment after the joke is over.',
      ],
      work: [
        'People may say yes to you because you asked nicely.',
        'A bit of charm could open a door that effort only scratched.',
        'You may make the dull thing handsome, and it helps.',
        'Somebody may like working with you, and tell the right person.',
        'You may settle a quarrel with biscuits.',
      ],
      spirit: [
        'Beauty may do what discipline could not, and hold you still.',
        'You may be grateful before you have decided to be.',
        'A tune or a colour could say the thing your prayers were after.',
        'You may be grateful for something as slight as soap.',
        'Arranging three stones on a sill may count.',
      ],
      refuge: [
        'A kind no may be kindly taken.',
        'Clean sheets and one lamp could feel like a treaty.',
        'You may forgive something just because the evening is mild.',
      ],
      body: [
        'Something may taste so good that you slow down to meet it.',
        'You may touch a good cloth and feel your shoulders come down.',
        'Pleasure and good sense want the same thing here, which is not always so.',
      ],
      whole: [
        'You may buy bread and come home with a pleasant talk as well.',
        'It is a good hour for making friends with what you already own.',
        'Somebody may hold the door a second longer than they had to.',
        'You may laugh at the right moment and be forgiven something.',
      ],
    },
    tense: {
      love: [
        'You may be sweet to keep the peace, and feel the sugar afterwards.',
        'It is tempting to be adored when you would rather be known.',
        'A compliment from the wrong person may weigh more than it should.',
        'You may flirt with the door so as not to look at the table.',
        'It may be easier to be charming than to be asked.',
      ],
      work: [
        'You may polish the part that shows and leave the part that counts.',
        'Being liked and being paid properly may want two different answers.',
        "You may say 'no trouble at all' about something that is trouble.",
        'You may lower your price before anyone has blinked.',
        'Lunch may be the best meeting of the day, and the longest.',
      ],
      spirit: [
        'Comfort may dress up as peace and be hard to tell apart.',
        'You may collect cushions for a practice you have not begun.',
        'A pretty thought may stand in front of a true one.',
        'You may want peace with a nice view, and get it in a laundry room.',
        'A lovely voice may be mistaken for a wise one.',
      ],
      refuge: [
        'You may let somebody in because the silence felt rude.',
        'A wish to be nice may leave the gate on the latch.',
        'It can be hard to return a gift that came with a string.',
      ],
      body: [
        'You may want cake when what you want is a nap.',
        'The sofa may put its case very well.',
        'One treat may bring its cousins.',
      ],
      whole: [
        "You may covet somebody's coat, garden or ease.",
        'Pleasing everyone may turn out to be a full-time post.',
        'You may spend a kind word, or a note, to avoid an awkward minute.',
        'Something lovely may cost a little more than it says.',
      ],
    },
  },
  mars: {
    easy: {
      love: [
        'You may make the first move and enjoy the walk over.',
        'Wanting something can feel clean, like cold air.',
        'You may say it before the sensible part of you has its shoes on.',
        'You may ask, and be glad you did not wait for a sign.',
        'A little heat may do an old tenderness good.',
      ],
      work: [
        'The task you have been walking round may suddenly look like a door.',
        'You may do by ten what the list had down for Friday.',
        'A straight question could save a fortnight of hints.',
        'You may cut the meeting short and be thanked for it.',
        'The first hour may carry the other seven.',
      ],
      spirit: [
        'Ten minutes of practice done briskly may beat an hour of meaning to.',
        'You may walk your way to an answer that sitting never gave.',
        'Faith may feel like something for the legs.',
        'You may scrub a pan as if it were a prayer, and it may be one.',
        'Courage may turn out to be the simplest form of faith.',
      ],
      refuge: [
        "You may say 'enough' once, and have it heard.",
        'It takes less nerve than you think to change the lock.',
        'You may carry the box to the tip and not look inside again.',
      ],
      body: [
        'Your legs may want stairs, and thank you for them.',
        'A brisk quarter of an hour may shake the week out of your sleeves.',
        'Appetite and effort are on speaking terms.',
      ],
      whole: [
        'You may find yourself halfway through before you have time to doubt.',
        'It is good going for whatever needs a push and a bit of cheek.',
        'You may knock, and be glad that you did not ring first.',
        'The thing you put off may turn out to have a handle.',
      ],
    },
    tense: {
      love: [
        'You may pick a small quarrel because the large one is frightening.',
        'Wanting may come out as criticism, which nobody ever guessed right.',
        'The heat may be about love and sound like it is about parking.',
        'You may win an argument and sleep on the edge of the bed.',
        'Both of you may be right, and loud.',
      ],
      work: [
        'Everyone may want it now, and you may be everyone.',
        'You may answer the mail at the speed it made you angry.',
        'The slow person in the way may be the one who is checking.',
        'You may kick the photocopier, in spirit.',
        'Somebody may set a deadline in your voice.',
      ],
      spirit: [
        'You may try to be calm with your jaw set.',
        'Stillness may feel like being told to wait outside.',
        'You may want the answer in the way people want the bill.',
        'You may sit down to be calm, and sit there arguing.',
        'You may want to be done with patience as soon as possible.',
      ],
      refuge: [
        'You may slam a door that only needed closing.',
        'Somebody may lean on your fence, and you may be quick to the window.',
        'It can be hard to put down a fight you were winning.',
      ],
      body: [
        'You may go at the day as if it were a flight of stairs.',
        'Your shoulders may be up by your ears before breakfast.',
        'Haste may get into the hands, so mind the good cup.',
      ],
      whole: [
        'You may be ready to start something, and anything may do.',
        'Queues, lids and slow computers may all seem to mean it.',
        'You may win the point and lose the lunch.',
        'The first answer that comes may have teeth in it.',
      ],
    },
  },
  jupiter: {
    easy: {
      love: [
        'You may be in a mood to forgive before anyone has finished apologising.',
        'There may be room at the table for one more, and for one more story.',
        'A heart that has been careful may stretch its legs.',
        'You may tell the story again, and have it loved again.',
        "Somebody's family may decide to like you.",
      ],
      work: [
        'Somebody may say yes to the larger version of your question.',
        'The plan may look better from a little further up the hill.',
        'You may be offered the second chair, and then the first.',
        'You may be thought of for something you had not applied for.',
        'An old favour may come home with interest.',
      ],
      spirit: [
        'You may feel that things mean something without needing to prove it.',
        'A far place, an old text or a wide sky could set you right.',
        'Hope may come without a reason, like a dog that likes you.',
        'A long road or a long book may do you good by the yard.',
        'You may find that you believe more than you admit.',
      ],
      refuge: [
        'You may have more room than you have been living in.',
        'Letting go is easier when you expect something else to come.',
        'You may be generous and not feel robbed.',
      ],
      body: [
        'A longer breath than usual may find you.',
        'You may eat well, laugh with your mouth full and sleep on it.',
        'There is a holiday mood about, even if it lasts only till the bus comes.',
      ],
      whole: [
        'Your luck may look very like having asked.',
        'You may say yes, and be met halfway.',
        'A door you took for a wall may have people laughing behind it.',
        'The joke may be better, and the portions larger.',
      ],
    },
    tense: {
      love: [
        'You may promise a summer where an evening was wanted.',
        'It is easy to fall for what somebody could become.',
        'You may give so much that there is no room left to be given to.',
        'You may love the idea of it with your whole heart.',
        'A generous promise may come due on a Tuesday.',
      ],
      work: [
        'You may say yes three times before you look at the calendar.',
        'The plan may have a ballroom and no kitchen.',
        'Confidence may run a little ahead of the figures.',
        'Every door may be open, which is no help in choosing one.',
        'You may sell it so well that you have to build it.',
      ],
      spirit: [
        'You may look for the meaning of life and walk past lunch.',
        'A grand idea may be a way of not ringing your sister.',
        'You may preach a little, mostly to yourself.',
        'You may want the mountain and skip the path.',
        'A borrowed certainty may be two sizes too large.',
      ],
      refuge: [
        'You may leave every door open out of good nature.',
        'Other people may move into the space you were generous with.',
        'It can be hard to believe that less would be enough.',
      ],
      body: [
        'A second helping may make a very good case.',
        'You may plan three evenings for one body.',
        'Enough may be hard to spot from the saddle.',
      ],
      whole: [
        'You may round everything up, your strength included.',
        'The story may be growing as you tell it.',
        'You may buy the big size of something you do not use.',
        'Every invitation may look like the one not to miss.',
      ],
    },
  },
  saturn: {
    easy: {
      love: [
        'You may trust whoever turned up on time over whoever sent the roses.',
        'A feeling that has stood for years may show you its foundations.',
        'Few words, kept, may count for more than many.',
        'You may like how somebody ages.',
        'A dull evening side by side may turn out to be the vow.',
      ],
      work: [
        'The slow way may turn out to have been the quick one.',
        'You may be taken seriously by someone who takes little seriously.',
        'A habit you built in winter may carry the load by itself.',
        'You may be asked because you finish things.',
        'A boring table of figures may hold you up like a bridge.',
      ],
      spirit: [
        'The same chair at the same hour may be all the temple you need.',
        'You may find that patience has been praying on your behalf.',
        'An old, plain practice may hold better than a new and shining one.',
        'You may keep the appointment with yourself, and that may be all.',
        'Winter may feel like a teacher you have come to like.',
      ],
      refuge: [
        'A rule you made for yourself may feel like a roof.',
        'You may say no in a level voice and feel nobody shake the fence.',
        'What you close properly may stay closed.',
      ],
      body: [
        'Regular hours may feel like being looked after by somebody sensible.',
        'You may go slowly, and arrive with something left.',
        'The dull advice may turn out to be the good advice.',
      ],
      whole: [
        'You may be the grown-up in the room, and quite enjoy it.',
        'Something half built may turn out to be stronger than you remembered.',
        'You may be glad of what you did not rush last year.',
        'A plain answer from an older person may be worth the walk.',
      ],
    },
    tense: {
      love: [
        'You may ask for proof in small coin: who rang, who waited, who remembered.',
        'Love may feel like duty for a while, and still be love.',
        'You may count what you have given, to the nearest spoon.',
        'You may hold out your arms and find them full of shopping.',
        'A cold tone may be only tiredness with its collar up.',
      ],
      work: [
        'The form may come back for the one box you left empty.',
        'You may be asked to do it again, and properly.',
        'The stair may be long, with nobody clapping on the landing.',
        'You may be the only one who reads the small print, and be asked why.',
        'Nobody may see it until it is missing.',
      ],
      spirit: [
        'Nothing may happen, for longer than you like, and that is the practice.',
        'You may doubt what used to carry you, and lean on it anyway.',
        'The silence may feel like a waiting room.',
        'You may wonder who you are doing it for, and do it.',
        'It may feel like sweeping a road that leads away.',
      ],
      refuge: [
        'You may guard the gate so well that the postman gives up.',
        'An old duty may knock, with its hat in its hands.',
        'You may carry something because you always have.',
      ],
      body: [
        'You may feel every stair, and some of them twice.',
        'The body may send in its accounts, politely and in full.',
        'Tiredness may be plain tiredness, with nothing behind it.',
      ],
      whole: [
        'You may hear an old teacher in your head, marking as you go.',
        'Things may take the time they take, and then a bit more.',
        'You may meet a no that is really a not yet.',
        'The easy part may be over, and the true part starting.',
      ],
    },
  },
  uranus: {
    easy: {
      love: [
        "Somebody you filed under 'friend' may look up in a new light.",
        'You may love more freely with the window open.',
        'A broken plan may leave you laughing on the right doorstep.',
        'You may skip the speech and run for the bus together.',
      ],
      work: [
        'The odd idea from the end of the table may be the one that works.',
        'You may skip a step and find that nobody missed it.',
        'A rule may turn out to be only a habit with a badge.',
        'A mistake may turn out to be the better version.',
      ],
      spirit: [
        'Insight may come sideways, while you look for your glasses.',
        'You may see an old belief from behind, and grin.',
        'A thought may arrive like a bird through the wrong window.',
        'You may get the joke in something you took for solemn.',
      ],
      refuge: [
        'You may put something down mid-stride and not break step.',
        'A new way home may turn out to be the shorter one.',
        'You may be free of it before you have finished saying so.',
      ],
      body: [
        'A change of route could wake you better than coffee.',
        'You may dance with a tea towel and be glad nobody rang.',
        'Breaking one routine may rest you more than keeping it.',
      ],
      whole: [
        'The unplanned half hour may be the one you tell people about.',
        "You may say 'why not' and find that there was no reason.",
        'Something may come loose that only ever needed loosening.',
        'You may meet a stranger who talks as you think.',
      ],
    },
    tense: {
      love: [
        'You may want closeness on Monday and the open road by Wednesday.',
        'A surprise may be meant as a gift and land as a jolt.',
        'You may shake the tree to see whether it would hold.',
        'You may say something true at a very odd moment.',
      ],
      work: [
        'The plan may change at the hour when it was finally clear.',
        'You may want to resign from a meeting.',
        'The machine may pick its moment.',
        'You may fix what worked, out of interest.',
      ],
      spirit: [
        'You may be bored by the very thing that steadies you.',
        'A belief may slip its lead and be gone for a while.',
        'The mind may flick like a light with a loose wire.',
        'You may want to burn the notes and keep the bonfire.',
      ],
      refuge: [
        'You may want every window open at once, and the door.',
        'The ground may shift by an inch, which is enough to notice.',
        'You may throw out the box with the good scissors in it.',
      ],
      body: [
        'Sleep may keep the hours of a teenager.',
        'You may be wide awake at the wrong end of the day.',
        'Your nerves may hear the doorbell before it rings.',
      ],
      whole: [
        'You may cut your own fringe, in one sense or another.',
        'The day may not read the diary.',
        'You may say the thing that cannot be unsaid just to hear it.',
        'Every rule in sight may look like a dare.',
      ],
    },
  },
  neptune: {
    easy: {
      love: [
        'You may understand somebody without a single full sentence.',
        'An old song on a shop radio may undo you, and pleasantly.',
        'You may forgive the person by forgetting the story.',
        'You may dream of someone, and be kind to them all day.',
        'Poetry may get into the shopping list.',
      ],
      work: [
        'The picture may come before the plan, so draw it.',
        'You may sense what a client or a colleague wants and cannot say.',
        'A daydream on the bus may be the best hour of work you do.',
        'You may do it by ear, and be right to.',
      ],
      spirit: [
        'The edges of the day may go soft, and something kind come through.',
        'A dream may stay in the room after you have opened the curtains.',
        'You may feel part of it all, in the middle of the washing-up.',
        'You may sit by water and come back without a thought, and better.',
        "A stranger's face on the bus may look like somebody's saint.",
      ],
      refuge: [
        'You may be able to let a thing drift off without waving.',
        'Mercy may be easier than keeping watch.',
        'A bath, a tune and a shut door may be church enough.',
      ],
      body: [
        'Water of any kind may suit you, tap, tea or tide.',
        'You may rest without first having earned it.',
        'Music may get into the knees.',
      ],
      whole: [
        'You may imagine it so well that half of it is done.',
        'A guess may come from nowhere and be right.',
        'You may be kinder than the facts call for.',
        'Something made up may tell you something true.',
      ],
    },
    tense: {
      love: [
        'You may fall in love with the person in your head and ring the other one.',
        'A silence is easily filled with whatever you fear or wish.',
        'You may rescue somebody who had only mentioned the rain.',
        'You may read a great deal into a full stop.',
        'You may hope so hard that you forget to ask.',
      ],
      work: [
        'What was agreed may be hard to find the next day.',
        'You may nod, and discover on the stairs that you have not understood.',
        'A task with no edges may spread through the whole afternoon.',
        'The file may be somewhere, in the sense that everything is.',
      ],
      spirit: [
        'You may mistake being tired for being transported.',
        'A guru may be, on second look, a person with good lighting.',
        'Longing may be louder than anything it is for.',
        'You may drift so far up that somebody has to call you for supper.',
        'It may be hard to tell a vision from a draught.',
      ],
      refuge: [
        'You may not notice where your day ended and theirs began.',
        'A sad story may walk straight through your fence.',
        'You may be sorry for something that you did not do.',
      ],
      body: [
        'You may drift through the afternoon one biscuit at a time.',
        "The alarm may seem to come from somebody else's life.",
        'You may feel heavy, as if the day were slightly under water.',
      ],
      whole: [
        'You may leave the house with a fine idea and no keys.',
        'It may be hard to tell a hunch from a wish.',
        'You may hear what you hoped for and miss what was said.',
        'Facts may need holding up to the light, one at a time.',
      ],
    },
  },
  pluto: {
    easy: {
      love: [
        'You may say the thing under the thing, and find the floor holds.',
        'A tie may show you that it is stronger than either mood.',
        'You may look at somebody you know well and see them.',
        'You may tell a secret and feel the room grow.',
        'You may stay for the hard part, and be seen to stay.',
      ],
      work: [
        'You may find the one cause under seven complaints.',
        'Quiet persistence may move what meetings did not.',
        'You may be trusted with the real figures.',
        'You may throw out the plan and keep the reason for it.',
        'The dullest file may have the answer at the bottom.',
      ],
      spirit: [
        'You may look at what you avoid and find it smaller than its door.',
        'Something old in you may loosen, with hardly a sound.',
        'You may come up from a long thought with something in your hand.',
        'A long grief or a long anger may turn over in its sleep and lie easier.',
        'You may ask the real question, and be quiet after it.',
      ],
      refuge: [
        'You may let it go down to the root, so that it need not be done again.',
        'An old fear may show its face, and be younger than you are.',
        'You may stand your ground without raising your voice.',
      ],
      body: [
        'Strength may come from lower down than usual.',
        'You may drop one bad habit the way a tree drops a branch.',
        'A deep sleep may do more than a clever plan.',
      ],
      whole: [
        'You may get to the bottom of something, and of a drawer as well.',
        'It is a good time to mean what you say, in few words.',
        'You may change one thing for good and tell nobody.',
        'Something you thought was finished with you may turn out to be fuel.',
      ],
    },
    tense: {
      love: [
        'You may want to know everything, and would do better to be told.',
        'Holding on may feel like loving, from the inside.',
        'An old jealousy may clear its throat.',
        'You may keep score in a very small notebook.',
        'You may love somebody like a locked house.',
      ],
      work: [
        'Who decides may matter more, for a while, than what is decided.',
        'You may redo what was handed to you, because it was not yours.',
        'Something unsaid may be running the meeting.',
        'A small thing may be about who is in charge.',
        'You may guard a door that nobody wants to come through.',
      ],
      spirit: [
        'You may meet the part of you that would rather win than be well.',
        'A question may dig deeper than the hour allows.',
        'You may want to clear the whole house, and need only clear one drawer.',
        'Something you buried may turn out to have been a seed, or a bill.',
        'You may want to know the worst, as if that were wisdom.',
      ],
      refuge: [
        'You may check the lock, and then check the checking.',
        'What you avoid looking at may be what keeps you awake.',
        'A grudge may be the heaviest thing in the house.',
      ],
      body: [
        'You may clench something all day and find it at bedtime.',
        'All or nothing makes a poor timetable.',
        'The body may be holding what the diary has let go.',
      ],
      whole: [
        'You may go at a small stain until there is a hole.',
        'Somebody may push a button that was put in long ago.',
        'You may want the last word, the key and the seat by the door.',
        'Something old may ask to be looked at once and then let be.',
      ],
    },
  },
};
