import type { EverydayMatter } from '../everyday-matter.ts';

/** A pet that died, or is dying, is answered elsewhere. */
const GONE =
  /\b(?:died|dies|dying|dead|death|passed away|passed (?:yesterday|today|last|on)|put (?:him|her|it|them|my \w+|our \w+|the \w+) (?:down|to sleep)|put(?:ting)? down|put to sleep|euthan\w*|grief|grieving|mourn\w*|cancer|tumou?r|lymphoma|killed|run over|hit by a (?:car|truck|bus)|ashes|buried|rainbow bridge|poisoned|abus(?:e|es|ed|ing|ive)|kicked|hits? (?:the|my|our)|threaten\w*)\b/u;

export const ANIMALS_AND_NATURE: readonly EverydayMatter[] = [
  {
    id: 'first-dog',
    words: [
      /\b(?:dogs?|pupp(?:y|ies)|labrador|retriever|poodle|beagle|dachshund|chihuahua|bulldog|frenchie|pug|cockapoo|corgi)\b/u,
      /\b(?:get(?:ting)? (?:a|my|our|the|us a|him a|her a|myself a)|got (?:a|my first|our first|us a)|adopt(?:ing|ed)? (?:a|my|our|the)|buy(?:ing)? (?:a|my)|bought (?:a|my|us a)|want(?:s|ed)? (?:a|to have a|to own a)|having a|first|ready for a|pick(?:ing)? up (?:a|my|our|the)|brought home|bring(?:ing)? home|(?:to|can i|could i) (?:have|keep|own) a|afford a)(?: \w+){0,2} (?:dog|puppy|labrador|retriever|poodle|beagle|dachshund|chihuahua|bulldog|frenchie|pug|cockapoo|corgi)\b/u,
    ],
    unless:
      /\b(?:brought home our first dog on|(?:today|yesterday|this morning), (?:finally|his|her)|brought (?:my|our) (?:\w+ )?(?:puppy|dog) home|adopted a dog today|got a dog today|died|dead|death|lost (?:my|our|his|her) (?:old |sweet |beloved )?(?:dog|cat|puppy|kitten|pet|horse|rabbit|boy|girl)|passed|put (?:him|her|it|them) (?:down|to sleep)|put down|second|another|kids?|son|daughter|allerg\w*|landlord|regret\w*|rescue|shelter|husband doesnt|wife doesnt|rid of|husk(?:y|ies)|malinois|collie|shepherd|akita|(?:old|former) life back|mistake|overwhelmed|(?:my|our|the) first dog (?:growls|hates|is|was|hisses|doesnt)|when i go to the office|left alone|pound|get my dog (?:to|into|out|used))\b/u,
    tries: [
      'should i get a puppy, i keep looking at photos all day',
      'im 34 and finally bought a labrador after wanting one since i was six',
      'my boyfriend wants to adopt a dog next month and im nervous about it',
      'im getting a dog',
      'got a puppy, no clue',
      'what breed should i choose if im 67 and want a small dog for the first time',
      'how expensive is it to buy a french bulldog and keep him for a month',
      'when is a good time to get a dog, im changing jobs in may',
      'my girlfriend surprised me with a corgi puppy for christmas, we got a dog and i had no say',
      'is it fair to have a dog in a flat on the fifth floor without a lift',
      'after the divorce the house is so quiet, i hear the fridge all evening, and im thinking of getting a dog',
    ],
    says: {
      told: "With a dog, the question that decides the first year is hours: who's home, who walks at seven in the rain, who has the dog when you travel. Write out one ordinary week with those names in it. If it holds, the rest can be learned, and the first three weeks will feel like chaos either way. Keep them small: one room, one routine, few visitors.",
      should:
        "Lean yes if you can name today who has the dog during work hours and on trips, and if a surprise vet bill wouldn't sink you. Not yet if either answer is \"we'll see\". Test it cheaply first: walk a friend's dog for two weeks, early and late, in whatever weather comes. You'll know by day ten whether the want is still there.",
      when: "When the next two months are boring: no move, no new job, no long trip. A dog settles by routine, so the first eight weeks matter more than the season. Take a week off if you can, and spend part of it practicing short absences, so the first workday isn't a shock to either of you.",
      glad: "A dog in the house, how lovely. Take a photo by the same door today and again every month; you won't believe the paws later. Go slow this first week: one quiet spot that's theirs, the same walk, the same words. By about the third week they start to believe they live there, and that's a nice thing to watch.",
    },
  },
  {
    id: 'second-dog',
    words: [
      /\b(?:dogs?|pupp(?:y|ies)|pup)\b/u,
      /\b(?:(?:second|2nd|another|two) (?:dogs?|pupp(?:y|ies)|pup)|new (?:dog|puppy)\b.*\b(?:old|older|first|other|resident) dog|(?:old|older|first|resident) dog\b.*\bnew (?:dog|puppy))\b/u,
    ],
    unless:
      /\b(?:died|dead|death|lost (?:my|our|his|her) (?:old |sweet |beloved )?(?:dog|cat|puppy|kitten|pet|horse|rabbit|boy|girl)|passed|put (?:him|her|it|them) (?:down|to sleep)|put down|neighbo\w+|rental|landlord|off (?:the )?(?:lead|leash)|reactive|lung\w+|second dogs? owner|bark\w*|bit|bitten|in (?:our|the|my) bed|jealous of (?:me|us|my|his|her)|allerg\w*|married for)\b/u,
    tries: [
      'want to get a second dog but my first is 8 and set in her ways',
      'husband thinks another dog would keep bella company, im not sure',
      'is two dogs twice the work',
      'our new puppy keeps jumping on the old dog and he hides under the table',
      'should we get a second dog',
      'is it easier to have two dogs than one',
      'will they become friends, our old dog ignores the new puppy completely',
      'got two puppies from the same litter and the trainer said oh dear',
      'new puppy, jealous old dog',
      'my first dog growls at the new puppy when he comes near her bowl',
      'how do i introduce another dog to a grumpy 10 year old terrier',
      'the house is big, we both work from home, the kids beg every evening, and still i wonder if a second dog is a stupid idea',
    ],
    says: {
      told: 'With a second dog, the first one\'s opinion counts most, so let them meet on neutral ground and walk side by side before anyone shares a sofa. At home give each their own bowl, bed and ten minutes alone with you. Growling that says "back off" is allowed; step in when one can\'t get away. Two settle in over weeks, not days.',
      should:
        "Yes if the first dog already enjoys other dogs and listens to you; wait if you hope the second will cure loneliness, barking or boredom, because dogs teach each other those. Borrow a friend's dog for a weekend and watch yours. Double the vet and holiday costs on paper, too, before you meet anyone with ears.",
      will: 'Usually it does settle, if the first dog gets space and nobody is made to share. It depends on age gap, energy and your patience in the first month. Separate food, separate beds, walks together. If there are real fights, or one stops eating or hides all day, bring in a trainer early.',
    },
  },
  {
    id: 'working-breed',
    words: [
      /\b(?:husk(?:y|ies|ys)|malamutes?|border collies?|malinois|australian shepherds?|german shepherds?|gsd|akitas?|shiba(?: inu)?s?|jack russells?|vizslas?|weimaraners?|dalmatians?|rottweilers?|dobermanns?|dobermans?|cane corso|kangals?|pit ?bulls?)\b/u,
    ],
    unless:
      /\b(?:voice|died|dead|death|passed|lost (?:my|our)|put down|cancer|cotton|bit (?:me|my|someone|a)|missing|ran away|vet bill)\b/u,
    tries: [
      'is a husky in a two room flat cruel',
      'my border collie is going insane since i started the office job again',
      'boyfriend wants a malinois as a first dog lol',
      'we have a german shepherd and he ate the door frame on tuesday',
      'what do huskies need all day, ours sings at 5am',
      'my husky never gets tired',
      'should i get a german shepherd as a single woman living outside the village',
      'our vizsla follows me to the shower and cries if i close the door',
      'i walk him two hours before work, one hour at lunch, two in the evening, and the border collie still herds the children',
      'is it normal that a malinois bites the lead and spins',
      'my jack russell digs like he is paid for it',
      'husky escaped over the fence lol, again',
      'how do i explain to my grandma that my pit bull is afraid of her budgie',
    ],
    says: {
      told: 'A breed like that was made to do a job, and without one it invents its own, usually involving your doors. The size of the home matters less than the day: an hour or more of real movement, plus twenty minutes of brain work such as searching for food or learning a trick. Start with the brain work. It tires them faster than running.',
      should:
        "Only if you already live the way that dog needs: out in all weather, daily, for years, and happy to train. A small home is no obstacle then. If you mostly love the look, meet three grown ones through a breed club or rescue first, on an ordinary Tuesday. Their owners are honest, and it's free.",
      normal:
        "It's normal for these breeds, and it isn't spite or a bad dog. They were bred to pull, herd or guard for hours, so a quiet day leaves a lot in the tank. More nose work and training, less ball throwing, which only winds them up. If there's biting or panic in it, ask a trainer who uses rewards.",
    },
  },
  {
    id: 'puppy-biting',
    words: [
      /\b(?:pupp(?:y|ies)|pup|pups|(?:\d+|eight|nine|ten|twelve) (?:week|month)s? old)\b/u,
      /\b(?:bit(?:e|es|ing|ten|ey|y)?|nip(?:s|ping|ped|py)?|teeth|teething|chew(?:s|ing)? (?:on )?(?:my|our|hands?|feet)|land shark|mouthing)\b/u,
    ],
    unless: /\b(?:baby|toddler|kitten|tick|died|son|daughter|months? old (?:son|daughter))\b/u,
    tries: [
      'my puppy bites my hands until they bleed and im close to crying',
      '11 week old lab pup nipping ankles every evening at 7',
      'is it normal that our puppy bites this much or is he aggressive',
      'how do i stop the puppy from biting my trousers on walks',
      'puppy wont stop biting',
      'these puppy teeth hurt',
      'our 4 month old golden bites my 6yo and now she sits on the table',
      'when do puppies stop nipping, mine is 15 weeks',
      'why does my puppy bite me and not my husband',
      'all the books say yelp like a sibling, so i yelp, i turn away, i count to ten, and the puppy bites even harder',
      'is my pup aggressive, he growls and bites when i take the sock away',
      'my arms look like i fought a rose bush, thanks to a pup called biscuit who bites',
    ],
    says: {
      told: "Puppy biting is teeth and tiredness far more than temper, and it fades a lot once the adult teeth are in, around six months. When the teeth touch skin, go still, put a toy in their mouth, and if it goes on, leave the room for twenty seconds. The wild evening hour usually means an overtired pup: a nap works better than more play. Until it's over, keep a gate between the pup and small children at that hour.",
      normal:
        "Very normal, and no, it doesn't mean the puppy is aggressive. They explore with their mouths and have needles for teeth. What's different is a stiff body, a hard stare or growling over food or a stolen sock: swap it for a treat, and show that to a trainer soon. For the ordinary kind, sleep is the cure people forget; young pups need about eighteen hours.",
      when: 'Most of it fades between four and six months, when the baby teeth go, as long as everyone in the house does the same thing: still hands, a toy, a short break. If one person wrestles with bare hands, it lasts longer. Frozen wet cloths to chew help on the worst days.',
    },
  },
  {
    id: 'puppy-toilet',
    words: [
      /\b(?:dogs?|pupp(?:y|ies)|pup)\b/u,
      /\b(?:pee(?:s|ing|d)?|piss(?:es|ed|ing)?|wee(?:s|ing|d)?|poo(?:s|ing|ped|ps|p)?|potty|toilet|house ?train\w*|house ?broken|shits|shitting|shit (?:in|on) (?:the|my|our)|accidents|carpet|puddles?)\b/u,
    ],
    unless:
      /\b(?:neighbo\w+|park|pick(?:s|ing)? (?:it|them)? ?up|my lawn|our lawn|front garden|doorstep|pissed (?:off|at)|(?:im|i am|so) pissed|died|blood|strangers?|sidewalk|pavement|street|owners?|people who|dog (?:poo|poop|shit)|stepped in|follows me|the vet)\b/u,
    tries: [
      'puppy pees on the rug 5 minutes after we come back in from the garden',
      'my dog is 3 and suddenly started peeing in the house',
      'how long does potty training a puppy take im losing it',
      'the new dog poos in the hallway every night at 4',
      'puppy peed on my bed',
      'dog poops in the house',
      'he goes out for an hour, does nothing, comes in and pees on the carpet, this dog',
      'is it normal that a 5 month old puppy isnt house trained yet',
      'why does my dog pee when my brother comes in',
      'how do you teach a puppy potty on the tenth floor',
      'we moved into a new flat with white carpet, i know, and the dog who was clean for six years now pees in the hallway',
      'my dog pees a little every time she gets excited, guests wear socks on their own risk',
    ],
    says: {
      told: 'Indoor accidents get solved by timing, not telling off. Take the dog out after every sleep, meal and game, wait until it happens, and reward right there on the spot. Clean the old places with an enzyme cleaner, because ordinary soap leaves the signpost. If a trained dog suddenly starts, see the vet first: a bladder infection looks exactly like this.',
      normal:
        "Normal in a puppy, and no sign that they're being difficult: bladder control only really comes around four to six months. In a grown dog that was clean before, it's worth a vet visit this week, since it's often a bladder thing. Either way scolding after the fact only teaches them to hide it better.",
      when: "Most puppies are mostly reliable between four and six months, with slips until about a year. It goes faster with a trip out every hour or two and a reward outside within two seconds. If there's been no progress for a month, have the vet check for an infection before you change the method.",
    },
  },
  {
    id: 'puppy-night',
    words: [
      /\b(?:pupp(?:y|ies)|pup)\b/u,
      /\b(?:night|nights|cr(?:y|ies|ying|ied)|whin(?:e|es|ing|ed)|whimper\w*|howl\w*|crate|sleep(?:s|ing)?)\b/u,
    ],
    unless:
      /\b(?:vet says|died|dead|death|lost (?:my|our|his|her) (?:old |sweet |beloved )?(?:dog|cat|puppy|kitten|pet|horse|rabbit|boy|girl)|passed|put (?:him|her|it|them) (?:down|to sleep)|complain\w*|(?:had|has) (?:\w+ )?puppies|poo\w*|pee\w*|carpet|i (?:cry|cried|am crying|keep crying)|im crying|to crying)\b/u,
    tries: [
      'puppy cries all night in the crate, day 4, we are zombies',
      'should i let the puppy sleep next to my bed or ignore the whining',
      'the pup howls the second i turn off the light',
      'is it ok to let a puppy cry it out',
      'puppy screams at night',
      'no sleep since the puppy',
      'when will the puppy sleep through the night, he is 9 weeks',
      'is it cruel to put a puppy in a crate',
      'she only stops whimpering if i put my hand on the puppy',
      'im a nurse with early shifts, my wife is on crutches, and the puppy howls from one to three every night',
      'how do i get the pup to sleep without me lying on the kitchen floor',
      'my mother says never let the puppy in the bedroom, but he cries so hard',
    ],
    says: {
      told: "Put the puppy's bed or crate right beside yours for now; the night crying is a baby missing its litter, and being near you settles it faster than ignoring it. A hand through the bars, one dull toilet trip at three, no play, back to bed. Once nights are calm, move the bed toward its real place a foot at a time.",
      should:
        "Go to them, or better, keep them close enough that you don't have to. A pup who learns that nights are safe gets quiet sooner than one who gives up. You aren't spoiling anything. Just make it boring: no lights, no chat, toilet and back. You can move the bed away later, slowly.",
      when: "For most pups the worst is the first week, and by two or three weeks the nights stretch out, especially with the bed near yours. Last water about two hours before sleep and a calm late walk help. If it gets worse instead, or there's diarrhea or coughing with it, call the vet.",
    },
  },
  {
    id: 'puppy-regret',
    words: [
      /\b(?:dogs?|pupp(?:y|ies)|pup|kittens?|cats?)\b/u,
      /\b(?:regret(?:s|ting|ted)?|puppy blues|(?:big|huge|terrible|made a) mistake|hate (?:my|the|this) (?:new )?(?:dog|puppy|cat|kitten)|resent|overwhelmed|cant cope|ruined my life|want my (?:old )?life back|dont (?:love|like) (?:my|the|our) (?:new )?(?:dog|puppy|cat|kitten)|give (?:him|her|it) back|return (?:him|her|it|the))\b/u,
    ],
    unless: GONE,
    tries: [
      'i regret getting a puppy and i feel like a monster',
      'got a kitten 2 weeks ago and i think i made a mistake, i cry every day',
      'overwhelmed by our new dog, havent had a shower in peace since friday',
      'is it normal that i dont love my puppy',
      'should i return the dog to the breeder or push through',
      'i regret my puppy',
      'hate my new dog',
      'my kids love him and i count the hours until the dog sleeps, i think it was a huge mistake',
      'will i ever bond with this cat or should i give her back',
      'is it terrible that i resent the puppy for ruining my evenings',
      'everyone says oh how cute and im overwhelmed, the puppy eats the walls',
      'we got a cat for our son and i cant cope with one more creature that needs me',
      'i wanted a dog since i was five, read every book, waited for the right breeder, and now i want my old life back',
    ],
    says: {
      told: "Regret after a new animal comes home is so common it has a name, the puppy blues, and it says you're tired, not heartless. Get one whole night of sleep and two free hours this week before you decide anything: a friend, a sitter, a pen in the kitchen. Look again in a month. If it still feels wrong, a good new home is a decent answer.",
      normal:
        'Yes, it\'s normal, and people rarely admit it because everyone keeps saying "so cute". You gave up sleep and freedom in one day and the love hasn\'t had time to grow. It usually lifts somewhere between three weeks and three months. Tell one person the plain sentence, "I\'m not enjoying this", and let them take the animal for an afternoon.',
      should:
        "Wait a few weeks if the trouble is sleep and chaos, because those pass; hand them back sooner if it's safety, health or money, because those don't. Call the breeder or shelter now just to ask what's possible. Knowing the door is open makes it much easier to find out whether you want to stay.",
    },
  },
  {
    id: 'barking',
    words: [/\b(?:bark(?:s|ed|ing|y)?|yapp?(?:s|ing|y)?)\b/u],
    unless: /\b(?:tree|died|dead|orders|barked at me|boss|bark at me)\b/u,
    tries: [
      'dog barks at the mailman every day',
      'my dog barks at every single thing that passes the window',
      'she wont stop barking when i take a video call',
      'how do i get him to stop barking at the doorbell',
      'rocky barks at my boyfriend whenever he hugs me',
      'dog wont stop barking',
      'my dog barks at nothing',
      'why does he bark at men with hats and only those',
      'is there a way to stop the barking in the car',
      'we tried the spray, the can with coins, the whispering, and he still barks through every film',
      'i live in a thin walled flat in madrid, work with headphones, and my little chihuahua barks at every step in the stairwell',
      'will my beagle ever stop barking at the tv',
      'she barks at 5 every morning and my father goes out in his underwear',
    ],
    says: {
      told: 'Barking always does a job for the dog, so work out which one: alarm, boredom, excitement or "look at me". Alarm at the window, cover the lower glass. Boredom, more sniffing walks and a stuffed chew before the noisy hour. For the doorbell, scatter treats on the floor each time it rings. Shouting just sounds like you\'re joining in.',
      why: 'Usually it\'s one of four things: guarding, boredom, excitement, or that barking has worked before. Note for three days what happens in the second before and the second after. The after is the key: whatever they get then, even you saying "quiet", is what keeps it going. If it began suddenly in an older dog, let the vet check hearing and pain.',
      will: "It can get a lot quieter, rarely silent, and it depends on everyone doing the same thing for a few weeks. Take away the trigger where you can, pay for the quiet seconds with a treat, and don't answer the noise. If there's no change after a month, one session with a reward-based trainer is well spent.",
    },
  },
  {
    id: 'neighbours-dog-barks',
    words: [
      /\b(?:bark(?:s|ed|ing)?|yapp?(?:s|ing|y)?|howl(?:s|ed|ing)?|dog\b.*\b(?:shut up|noisy|noise)|noisy dogs?|(?:dogs?|it) (?:makes|making) noise)\b/u,
      /\b(?:neighbo(?:u)?r(?:s)?|next door|upstairs|downstairs|across the (?:street|road|hall)|their dogs?)\b/u,
    ],
    unless: /\b(?:my (?:own )?(?:dog|puppy|pup)|our (?:dog|puppy)|complain\w*|died)\b/u,
    tries: [
      'neighbors dog barks from 6am to 8am every day and i work nights',
      'the dog next door howls whenever they leave for work, poor thing',
      'is it petty to knock because their dog is yapping in the yard all sunday',
      'what do i say to the neighbour about the barking without starting a war',
      'neighbours dog barks all night',
      'should i call the police because of the neighbors barking dog',
      'how do i tell a sweet old neighbour that her dog barks for three hours when shes at church',
      'i wear earplugs, i run a fan, i sleep on the other side of the flat, and the dog downstairs is still barking in my dreams',
      'is it normal that the dog across the street howls all day on the balcony in the heat',
      'the neighbour says her dog never barks, i have 40 recordings',
      'dog next door wont shut up',
      'their dog barks whenever my baby finally sleeps',
    ],
    says: {
      told: 'Tell them about the barking as news, because people who are out often don\'t know. Go by in daylight, friendly: "Your dog seems to bark a lot between six and eight, I thought you\'d want to know." Keep a small log of days and times meanwhile. A dog shut out in heat without shade or water is for animal welfare today. For noise, if nothing moves in a few weeks, the landlord, building manager or council is the next door to knock on.',
      say: "\"Hi, I'm from next door. I don't know if you can tell from work, but your dog barks quite a while after you leave, mostly in the morning. I'm not angry, I thought you'd want to know. Is there anything I can do to help?\" Times rather than adjectives, and no notes under the door if you can avoid it.",
      normal:
        "Not petty at all; noise you can't switch off wears anyone down. What keeps it fair is telling them kindly once before you go to anyone else, since they may have no idea. A recording of thirty seconds helps them believe it. For tonight: earplugs and a fan. A dog left on a balcony all day in heat isn't normal, though, so call animal welfare about that.",
    },
  },
  {
    id: 'complaint-about-my-dog',
    words: [
      /\b(?:dogs?|pupp(?:y|ies)|pup|bark(?:s|ing|ed)?)\b/u,
      /\b(?:complain(?:s|ed|ing|ts?)|left a note|angry note|noise letter|reported (?:me|us)|called the (?:council|landlord|police))\b/u,
    ],
    unless:
      /\b(?:neighbo\w+ dogs?|their dogs?|dog next door|husband|wife|boyfriend|girlfriend|partner|died)\b/u,
    tries: [
      'got a complaint about my dog from the building manager',
      'neighbour left a note saying my dog barks all day when im at work',
      'the woman upstairs complains about our puppy every time he whines',
      'someone called the landlord over my dog and i dont know who',
      'neighbor complained about my dog',
      'angry note about my dogs barking',
      'they reported us to the city because the dog barks when the post comes',
      'is it fair that she complains about a puppy when her kids jump around till ten',
      'weve lived here nine years without a single problem, and now someone left a note that our dog has to go',
      'how do i find out who called the landlord about the dog',
      'what do i answer when a man in the lift complains that my dog smells',
      'got a noise letter about my dog and he is 14 and hardly barks',
    ],
    says: {
      told: "Answer the complaint about your dog quickly and kindly, before it grows. Film an hour of the dog home alone so you know what's true. Then go in person: \"Thank you for telling me. I'm working on it, here's my number, text me when it happens.\" A number to text turns an enemy into a witness. Then mend what the film shows.",
      say: "\"I got your message about my dog. I'm sorry about the noise, I really didn't know how bad it was. I'm working on it with longer walks and shorter times alone. Could you text me when you hear it? That would help me a lot.\" Short, no defending, and follow it with something visible within a week.",
      normal:
        "It's normal to feel attacked when it's about your dog, and most owners do. Still, treat it as information first: you can't hear what happens after you close the door. Film one absence. If the dog is quiet, you've got proof to show calmly; if not, you've got something you can actually fix.",
    },
  },
  {
    id: 'dog-home-alone',
    words: [
      /\b(?:dogs?|pupp(?:y|ies)|pup|separation anxiety)\b/u,
      /\b(?:separation anxiety|(?:home |left |be |stay |leave (?:him|her|it|them|my dog|the dog) )alone|by (?:him|her|it)self|when(?:ever)? (?:i|we) (?:leave|go out|go to work|am out|are out)|hours at work|go to the office|back to the office|being alone|hates to be alone|leave (?:a|my|our|the|any) (?:dog|puppy|pup) alone|(?:left|leave|leaving) (?:her|him|it|them|the dog|my dog|our dog) alone|on (?:his|her|its) own|(?:dog|puppy|she|he) alone)\b/u,
    ],
    unless:
      /\b(?:my child|my son|my daughter|my kid|toddler|boyfriend has separation|died|live alone|i am alone|im alone|feel alone)\b/u,
    tries: [
      'dog has separation anxiety and destroys the door when i go to work',
      'how many hours can a dog be left alone',
      'since im back to the office my dog howls, the neighbour recorded it',
      'i feel guilty every time i leave my dog alone for 8 hours',
      'he howls the whole time when i go out, even to the bins, the poor dog',
      'is it cruel to have a dog when i go to the office three days a week',
      'i havent been to a cinema since march, my friends have stopped asking, all because the dog cant be left alone',
      'my dog hates being alone',
      'can i leave a dog alone 8 hours',
      'my dog ate the door frame when we left her alone for one hour',
      'how do i train separation anxiety in an 8 year old dog from spain',
      'will a camera help or make me crazier, i watch my dog cry when im at work and she is home alone',
    ],
    says: {
      told: "A dog learns being alone in seconds first, then minutes, so go back to an absence so short that they stay calm and build from there. Keys, coat, out, back in, no fuss, many times. Meanwhile cover the long hours with a sitter, a neighbor or day care, because every panic undoes practice. If there's drooling or hurting themselves, ask the vet; it's treatable.",
      how: "Four to five hours in a row is a fair limit for a grown dog who's used to it, and far less for a puppy, roughly an hour per month of age. Build up from seconds: coat, keys, out, back in, no fuss. A walk first, a chew for the wait, someone at noon on long days. Film one absence to see how it really goes.",
      normal:
        'Guilt about it is normal, and so is a dog who minds. A grown, healthy dog who sleeps through four or five hours is fine; eight in a row is long without someone breaking it up at noon. Film one absence. Sleeping means you can let the guilt go, pacing and howling means they need help with it.',
      will: "It mostly gets better with slow practice, though it's a matter of weeks or months, and it depends on not pushing past what they can bear. Film, find the minute at which it starts, stay below it, add a little every few days. A behavior vet can shorten the road if the panic is strong.",
    },
  },
  {
    id: 'pulling-on-lead',
    words: [
      /\b(?:dogs?|pupp(?:y|ies)|pup|lab|labrador|retriever|leash|lead|harness)\b/u,
      /\b(?:pull(?:s|ed|ing)?|drag(?:s|ged|ging)?|yank(?:s|ed|ing)?|loose leash|heel)\b/u,
    ],
    unless:
      /\b(?:pulled through|off (?:the )?(?:lead|leash)|plug|hair|at work|died|lead role|tooth|my heel|drag(?:s|ging)? (?:his|her) (?:leg|paw))\b/u,
    tries: [
      'my dog pulls so hard on the leash i fell on the ice yesterday',
      '40 kilo lab drags me to every bush, my shoulder hurts',
      'how do i teach loose leash walking',
      'hes sweet at home but on the lead he is pulling like a train',
      'my dog pulls like crazy',
      'puppy hates the lead, pulls',
      'she dragged me across wet grass in my work clothes because of a duck, this dog',
      'should i use a harness or a collar when he pulls',
      'why does my dog walk nicely with my husband and pull with me',
      'my mother is 76 with a new hip, wants to help, and my labrador pulls like a tractor',
      'bruised knees again, dog saw a cat and yanked',
      'is it too late to teach a 6 year old dog to walk without pulling',
    ],
    says: {
      told: 'Pulling works for a dog because it gets them where they want to go, so make it stop working: the lead goes tight, you stand like a tree; it goes slack, you walk on. Ten minutes of that a day, with treats at your knee. For the rest of the day use a harness with a ring at the chest, which saves your shoulder at once.',
      will: 'It does get better for most dogs, and it depends on one dull thing: that pulling never pays, with anyone who holds the lead. Expect two or three weeks before it shows. A front-ring harness helps from today. With a strong dog, two lessons with a reward-based trainer are cheaper than a torn shoulder.',
      why: 'Because we\'re slow and the world smells wonderful, and every step forward while pulling is a small prize. It isn\'t dominance. Let them have the sniffing as pay: three slack steps, then "go sniff". Most dogs learn quickly that slack gets them to the bush faster than dragging you there.',
    },
  },
  {
    id: 'my-dog-bit-someone',
    words: [
      /\b(?:my|our) (?:\w+ )?(?:dog|puppy|pup|rottweiler|pit ?bull|shepherd|husky|chihuahua|terrier)\b/u,
      /\b(?:bit (?:me|my|someone|somebody|a|an|the|our|him|her|another)|snapped at|has bitten|attacked|growl(?:s|ed|ing)? at|bites (?:people|visitors|strangers|guests)|drew blood|lunged at|bite (?:me|my|someone|him|her)|bites (?:me|my|him|her|the)|biting (?:people|visitors|strangers|guests|me)|nipped)\b/u,
    ],
    unless:
      /\b(?:died|dead|death|lost (?:my|our|his|her) (?:old |sweet |beloved )?(?:dog|cat|puppy|kitten|pet|horse|rabbit|boy|girl)|passed|put (?:him|her|it|them) (?:down|to sleep)|kitten|got attacked|was attacked|attacked my dog|attacked our dog|bit my dog|new (?:puppy|dog)|the puppy|puppy bites|puppy is biting|puppy (?:bite|bites|biting))\b/u,
    tries: [
      'my dog bit a jogger today and i feel sick',
      'our dog snapped at my niece when she hugged him',
      'my dog growls at my husband when he comes to bed',
      'my rottweiler bit the neighbour and now they want him gone',
      'do i have to give up my dog because he bit my son',
      'my dog bit me',
      'our dog bit the postman',
      'my dog growled at my toddler for the first time and i feel cold',
      'will they take my dog away because he bit a cyclist',
      'how do i say sorry to the neighbours, my dog attacked their cat',
      'it was a birthday, seven children, music, cake on the floor, and then our dog snapped at the smallest one',
      'why did my sweet dog bite me when i wiped her paws',
      'my dog bit another dog in the park and the owner wants 600 for the vet',
    ],
    says: {
      told: "First make sure nobody can be hurt again: your dog on a lead or behind a gate around people, and never alone with a child. Any broken skin needs a doctor the same day, a bitten animal a vet. Then your own vet, because pain is behind many sudden bites, and a behavior trainer after that. Never punish the growl. It's the warning that comes before the teeth.",
      should:
        "Don't decide today. One bite with a clear trigger, such as pain, food or being hugged, can often be managed; repeated or hard bites, or a small child in the house, weigh the other way. Until a vet and a behavior trainer have seen the dog, keep doors and a muzzle between the dog and the risk.",
      say: "\"I'm so sorry my dog hurt you. Have you seen a doctor? I'll cover it and I'll send you the vaccination papers today. It's lead and muzzle from now on.\" Papers, cost, what changes. Then tell your insurance, if you have one for the dog, before anyone argues about details.",
      why: 'Most bites come from fear, pain or guarding something, and nearly always there were quieter signs before: a stiff body, turning away, licking lips, a growl. Write down the minute before it happened. The vet comes first to rule out pain, and a behavior trainer can read the rest much better than the internet.',
    },
  },
  {
    id: 'bitten-by-a-dog',
    words: [
      /\b(?:dogs?|stray)\b/u,
      /\b(?:(?:dog|stray|it) (?:just )?bit (?:me|my (?:leg|hand|arm|son|daughter|kid|child))|bitten by|got bit(?:ten)?|was bit(?:ten)?|attacked by|attacked (?:me|my dog|our dog|my cat|our cat)|bit (?:my|our) (?:dog|cat))\b/u,
    ],
    unless:
      /\b(?:(?:my|our) (?:own )?dog (?:just |has )?(?:bit (?:me|a|the|someone)|snapped|attacked)|years ago|as a (?:kid|child)|when i was|died|dead|killed|dream\w*|dreamt)\b/u,
    tries: [
      'a dog bit me in the park and the owner just walked off',
      'got bitten by a stray on holiday in bali, its only a scratch',
      'neighbors dog attacked my dog on the stairs, shes limping',
      'the stray bit my hand when i fed it',
      'a dog bit me',
      'the dog bit my hand when i petted it outside the shop, do i need a shot',
      'should i report the owner, i was bitten by a dog on my run',
      'a big dog attacked my dog at the lake and i screamed like never before',
      'i was only delivering a parcel, the gate was open, the woman said he does nothing, and then the dog bit my leg',
      'is it normal that i cant pass that house since i was bitten by the dog there',
      'got bitten by a street dog',
      'their dog bit my daughter in the cheek at a barbecue, four stitches, and they say she provoked him',
    ],
    says: {
      told: "A dog bite needs washing with running water and soap for a good fifteen minutes, then a doctor the same day, even when it's small. Ask about tetanus, and about rabies straight away if it was a stray or happened in a country that has it; that can't wait. A bitten pet goes to the vet. Then photos, the owner's name, any witness, and a report.",
      should:
        "Yes, have it looked at today: bites go in deeper than they look, and where rabies exists even a scratch counts. And yes, report it to the local animal or public order office if the owner won't talk. A report protects the next person and doesn't by itself mean harm to the dog.",
      normal:
        "You're not overreacting; teeth through skin are a medical matter and a fright. It's also normal to shake, or to avoid that street for a while. Get it cleaned and seen today, tell someone what happened, and take the first walk past that place with company.",
    },
  },
  {
    id: 'reactive-dog',
    words: [
      /\b(?:dogs?|pupp(?:y|ies)|pup)\b/u,
      /\b(?:reactive|lunge(?:s|d)?|lunging|aggressive|aggression|goes (?:crazy|mad|nuts|mental) (?:at|when)|hates (?:other dogs|men|strangers|kids|visitors)|dog trainer|obedience|wont listen|doesnt listen|disobey\w*)\b/u,
    ],
    unless:
      /\b(?:bit (?:a|my|me|someone|the)|bites|died|dead|off (?:the )?(?:lead|leash)|towards the cat)\b/u,
    tries: [
      'my reactive dog makes me cross the street ten times a walk and im so ashamed',
      'he goes crazy at other dogs but is an angel with kids',
      'the dog doesnt listen to me only to my husband',
      'is it worth paying for a dog trainer, 80 an hour',
      'my dog is reactive',
      'dog doesnt listen at all',
      'he is lovely at home but my dog goes mad when he sees a bicycle',
      'should i muzzle my dog because he lunges at joggers',
      'is it my fault that my dog is aggressive on the street, i got him at 8 weeks',
      'i get up at five so we meet nobody, i know every bush to hide behind, and still my dog lunges at one poodle and i cry',
      'how much is a dog trainer and how long until one sees a difference',
      'why does my dog hate men with beards, my new boyfriend has one and the dog goes crazy when he comes in',
    ],
    says: {
      told: "With a dog who explodes or won't listen out there, distance is your best tool: find how far away the dog can still take a treat, and train only there. Each calm look at the scary thing earns food. Crossing the street isn't a defeat, it's exactly the work. Walk at quiet hours for two weeks, so you can both breathe out.",
      should:
        'Yes, two or three sessions with a trainer who works with rewards are worth the money, because someone else sees your timing and you can\'t. Ask beforehand what happens when the dog gets it wrong; if the answer is jerks, prongs or "show who\'s boss", keep looking. If a bite is possible, a basket muzzle, introduced slowly with treats, is fair to everyone.',
      normal:
        "It's very common, and it's no proof of bad raising. Most lunging is fear or frustration with a lead on. People who stare haven't had this dog. Keep your distance generous, your treats good, and your walks short for a while. A vet check is wise if it came on suddenly, since pain makes dogs touchy.",
    },
  },
  {
    id: 'dog-destroyed-things',
    words: [
      /\b(?:dogs?|pupp(?:y|ies)|pup|cats?|kitten)\b/u,
      /\b(?:destroy(?:s|ed|ing)?|chew(?:s|ed|ing)? (?:up |through )?(?:my|the|our|a|everything|shoes|on)|ate (?:my|the|our) (?:\w+ )?(?:shoes?|sofa|couch|homework|passport|glasses|remote|airpods?|charger|carpet|wallet|slippers?|book|mattress)|wreck(?:s|ed)?|ripped|broke (?:my|the) (?!heart)\w+|knock(?:s|ed) over)\b/u,
    ],
    unless:
      /\b(?:died|dead|death|lost (?:my|our|his|her) (?:old |sweet |beloved )?(?:dog|cat|puppy|kitten|pet|horse|rabbit|boy|girl)|passed|put (?:him|her|it|them) (?:down|to sleep)|separation|when i (?:leave|go)|scratch\w*)\b/u,
    tries: [
      'dog chewed my grandmothers armchair and im furious',
      'puppy ate my passport 3 days before the flight',
      'the cat knocked over the vase my sister made',
      'how do i stop the dog from destroying cushions when hes bored',
      'dog ate my sofa',
      'the puppy destroyed my shoes',
      'came home and the cat had ripped the curtains my mom sewed',
      'how do i stop my dog from chewing the table legs',
      'is it revenge when the dog destroys only my things and not my husbands',
      'i was gone for twenty minutes, just to buy milk, and the dog chewed my glasses, the remote and half a pillow',
      'my dog ate my homework, no really, it was a model of a bridge, he destroyed it',
      'kitten broke my grandmas teapot and i cant be angry with that face',
    ],
    says: {
      told: "What's chewed or broken is lost, and the dog or cat honestly can't connect your anger with it any more, so save the scolding. Check first that nothing was swallowed; missing pieces, strings or batteries mean a call to the vet now. Then treasures go up or behind a door, and something legal to chew or climb comes out before the dull hour of the day.",
      normal:
        "Of course you're angry, and you can love the animal and mourn the thing at once. They weren't getting back at you; that guilty look is a reaction to your face. Give yourself a day before you buy a replacement, and see what they were short of: sleep, walks, company or something to chew.",
      why: "Mostly boredom, teeth, nerves, or because it smelled of you, which is a compliment in poor taste. Look at when it happens. Only when you're out points to worry; in the evening, to too little to do; before six months old, to teeth. Each has a different answer, and none of them is punishment.",
    },
  },
  {
    id: 'pet-ate-something-bad',
    words: [
      /\b(?:dogs?|pupp(?:y|ies)|pup|cats?|kittens?|rabbit)\b/u,
      /\b(?:ate|eaten|swallow(?:ed|s)?|licked|got into)\b/u,
      /\b(?:chocolate|grapes?|raisins?|onions?|garlic|xylitol|gum|sock|lil(?:y|ies)|poison\w*|rat poison|pills?|tablets?|medication|ibuprofen|antifreeze|battery|bone|bones|needle|string|avocado|weed|edible|mushrooms?|slug pellets|something (?:weird|bad|strange|off|on|in|from|poisonous|rotten)|corn cob|toy|plastic|tampon|bin|trash|foil)\b/u,
    ],
    unless:
      /\b(?:died|dead|death|lost (?:my|our|his|her) (?:old |sweet |beloved )?(?:dog|cat|puppy|kitten|pet|horse|rabbit|boy|girl)|passed|put (?:him|her|it|them) (?:down|to sleep)|dead)\b/u,
    tries: [
      'my dog ate a whole bar of dark chocolate an hour ago',
      'cat licked a lily in the vase is that bad',
      'the puppy swallowed a sock and acts totally normal',
      'dog got into my moms pills, i dont know how many',
      'dog ate chocolate',
      'cat swallowed a string',
      'my puppy ate raisins from the floor, how many are dangerous',
      'should i go to the vet at night because the dog ate a chicken bone',
      'is it bad that my cat licked garlic butter',
      'we were at a picnic, everybody was talking, and nobody saw that the dog ate half a bowl of grapes',
      'my dog ate my blood pressure pills, i counted and three tablets are gone',
      'the dog got into my brothers edible and walks like a drunk',
      'my dog ate something weird on the walk',
    ],
    says: {
      told: "Call a vet or a pet poison line now, before any symptoms, even if your animal seems fine. Have the weight, what was eaten, how much and when ready, and keep the packaging. Don't make them vomit and don't give milk or oil unless the vet says so. With chocolate, grapes, lilies, pills or string, the first hours are the ones that help most.",
      should:
        "Yes, call the vet now; the call is quick and waiting for symptoms wastes the useful hours. They'll ask weight, amount and time, and often they can tell you it was too little to matter. Nights and Sundays have an emergency vet too. Don't try home remedies or vomiting on your own.",
      normal:
        "Acting normal right afterwards tells you little, since many of these take hours to show. So phone the vet anyway, with weight, amount and time. You're not overreacting: it's the call they would rather get too early. Beating yourself up can wait until after the phone.",
    },
  },
  {
    id: 'fear-of-dogs',
    words: [
      /\b(?:dogs|dog phobia|cynophobia|fear of dogs|his dog|her dog|a dog)\b/u,
      /\b(?:(?:scared|afraid|terrified|frightened|fear|panic) (?:of|when|around)|phobia|cynophobia)\b/u,
    ],
    unless: /\b(?:my dog is|our dog is|my dog gets|rescue|fireworks?|thunder\w*|the vet)\b/u,
    tries: [
      'im terrified of dogs and my new boyfriend has two',
      'my son is scared of dogs since one jumped on him',
      'fear of dogs makes me take a detour to work every day',
      'how do i get over a dog phobia at 40',
      'im scared of dogs',
      'my daughter is 7 and panics when she sees a dog, even behind a fence, she is afraid of dogs',
      'what do i say to the neighbour who always says he doesnt bite, i have a fear of dogs',
      'is it normal to be afraid of dogs as a grown man with a beard',
      'i love running, the path by the river is beautiful, but i turn around every time because im afraid of dogs',
      'how do i visit my sister, she has a big dog and im scared of him, a phobia since childhood, dogs just freeze me',
      'will my son lose his fear of dogs if we get a puppy',
      'terrified of dogs, moving to a village',
    ],
    says: {
      told: 'Fear of dogs shrinks in steps that are almost too small: photos, then a dog far off, then a calm old dog on a lead across the room, and staying each time until the heart slows. Near a strange dog, stand still, arms in, look away, don\'t run. A puppy of your own is no shortcut. And owners may be told plainly: "I\'m afraid of dogs, please hold yours."',
      normal:
        "It's one of the most common fears there is, and it isn't silly: they have teeth and come up fast. You owe nobody a \"but he's friendly\". If it costs you routes, friends or sleep, a few sessions of stepwise practice with a psychologist work well for exactly this kind of fear.",
      say: "\"I'm scared of dogs, so I need yours on a lead or in another room when I come. It's not about your dog. I'd like to get used to your dog slowly, from a distance.\" Say it by message before the visit, not at the door, so nobody has to improvise with a wagging tail in the hallway.",
    },
  },
  {
    id: 'dogs-off-lead',
    words: [
      /\b(?:dogs?|owners?)\b/u,
      /\b(?:off (?:the |its |his |her |their )?(?:lead|leash)|off ?leash|unleashed|without a (?:lead|leash)|(?:hes|shes|he is|its) friendly|recall)\b/u,
    ],
    unless:
      /\b(?:died|dead|death|lost (?:my|our|his|her) (?:old |sweet |beloved )?(?:dog|cat|puppy|kitten|pet|horse|rabbit|boy|girl)|passed|put (?:him|her|it|them) (?:down|to sleep)|killed|bit (?:me|my))\b/u,
    tries: [
      'people let their dogs run off lead and one jumped on my toddler again',
      'i shouted at a man whose dog was off the leash, was i wrong',
      'can i trust my dog off leash after 6 months of training',
      'every owner yells hes friendly while their dog charges mine',
      'loose dogs everywhere, off leash',
      'hes friendly, they shout, their dog',
      'an off leash dog ran into my horse and the owner laughed',
      'is it legal to let a dog off the lead in the forest',
      'my dog is old and blind and afraid, we walk in the evening when its quiet, and every time some idiot has his dog off the leash',
      'should i let my beagle dog off the lead or will he follow his nose to poland',
      'a woman shouted at me because my dog was off lead on an empty beach',
      'how do i teach my dog recall, he only comes when he wants',
    ],
    says: {
      told: 'Off the lead is only fair when the dog comes back at the first call, every time, whoever\'s dog it is. Facing a loose one, stop, turn sideways, put yourself between, and call early: "Please call your dog, mine isn\'t friendly." It works even if yours is a lamb. With your own, a ten meter line gives freedom while the recall gets solid.',
      normal:
        "You weren't wrong to mind: a strange dog at full speed is frightening, and \"friendly\" isn't something you can see from the front. Loud and short is fine in the moment. If it's the same owner each time, talk once when the dog isn't running, and after that the park office is there for it.",
      should:
        "Yes, once you can call your dog away from food, a cat and another dog on a long line, ten times out of ten. Before that, no, whatever others do. Start in a fenced field at a dull hour, call often, pay well, and let them go again, so coming back isn't always the end of the fun.",
    },
  },
  {
    id: 'dog-poo',
    words: [
      /\b(?:dog (?:poo|poop|shit|mess|crap|dirt|turds?)|(?:poo|poop)s? bags?|(?:doesnt|dont|never|wont|not) pick(?:s|ing)? (?:it |that )?up after|(?:poo|poop|shit|crap)s? (?:on|in) (?:my|our) (?:\w+ )?(?:lawn|yard|garden|doorstep|driveway|grass)|clean(?:s|ing)? up after (?:their|his|her|the) dogs?)\b/u,
    ],
    tries: [
      'someone leaves dog poo on our doorstep every morning',
      'stepped in dog shit on the way to a job interview lol',
      'neighbor never picks up after his labrador and i have kids in that garden',
      'their dog poops on my lawn and she just smiles and waves',
      'dog poo everywhere',
      'neighbors dog poops on my lawn',
      'i slipped in dog poop with the pram, in white shoes',
      'what do i say to the man who never picks up after his dog, he is two meters tall',
      'is it petty to put the poop bag back on their doorstep',
      'every morning i sweep the path, plant new flowers, greet everybody, and every evening there is dog shit in front of my gate',
      'who hangs poop bags in the trees, why, what is the thought behind it',
      'my 4yo played in the park and came home with dog mess in his hair',
      'people dont clean up after their dogs',
    ],
    says: {
      told: 'Dog mess gets better with one friendly, early sentence rather than a year of rage. If you know who: hold out a bag and say, "I think you missed this one." If you don\'t, a small sign at the spot and a light or camera help more than notes in the group chat. After that the council or building manager does have rules for it.',
      say: '"Hi, could you pick up after your dog here? We walk barefoot in this yard." Say it once, lightly, with a bag in your hand to offer. It assumes they forgot, which lets them be decent. If it goes on, take a photo with date and hand it to the building manager or council.',
      normal:
        "It's perfectly fair to be annoyed; it's the one rule of owning a dog that everybody knows. Mentioning it isn't petty. Just say it to the person rather than about them, calmly and only once, and after that let the office that deals with it do the insisting.",
    },
  },
  {
    id: 'dog-missing',
    words: [
      /\b(?:dogs?|pupp(?:y|ies)|pup|husky|beagle)\b/u,
      /\b(?:missing|ran (?:away|off)|run away|runs away|escaped|got (?:out|loose)|lost (?:my|our) (?:dog|puppy) (?:in|at|near|during) (?:the|a)|slipped (?:his|her|the)|bolted|cant find (?:him|her|it|my dog|our dog|the dog)|disappeared|vanished|gone missing|took off)\b/u,
    ],
    unless:
      /\b(?:came back|is back|we found|came home|is home again|died|passed|(?:years?|months?) ago|ex|put down|found dead|dream\w*|miss(?:es)? him|again lol|lol|babe|on me|called me|(?:he|she) just vanished)\b/u,
    tries: [
      'my dog ran away during the walk this morning and we cant find him',
      'the puppy got out through the fence, help',
      'our beagle is missing since last night',
      'dog slipped her harness when a truck honked and bolted toward the forest',
      'my dog is missing',
      'dog ran off in the forest',
      'she slipped the collar at the gas station and bolted, our dog is 3 and shy',
      'will my dog come back, he ran away in a thunderstorm last night',
      'we called his name until two in the morning, the whole street was out with flashlights, and the dog is still missing',
      'someone saw my missing dog near the railway and i cant get there before six',
      'how do i find a dog that escaped from the sitter in a strange town',
      'should i leave the garden gate open, our dog got out two hours ago',
      'our dog disappeared',
    ],
    says: {
      told: "Go back to the exact place where the dog got away and leave a worn shirt and water there; many return within hours. Don't chase if you see them: sit down, turn sideways, open the food bag. Ring the police, vets, shelters and the chip register now, police first if it's near a railway or highway, post one clear photo with a phone number, and have someone stay home with the gate open.",
      will: "I can't see where your dog is, and a great many do come home within a day or two. The chances rise with how many people know: chip register, shelters, vets, local groups, posters at every corner nearby. Put your worn shirt at the place it happened, and check there at dawn and dusk, when it's quiet.",
      how: 'Start where the dog was last seen, with a worn shirt and water left there. Then calls: police, shelters, vets, chip register. Then one photo with your number in the local groups and on posters within a mile or two. Ask people to report, not to chase. Go again at dawn, quietly, with food.',
    },
  },
  {
    id: 'rescue-animal',
    words: [
      /\b(?:dogs?|pupp(?:y|ies)|cats?|kittens?|greyhound|galgo|podenco|animal)\b/u,
      /\b(?:rescue(?:d|s)?|(?:animal|dog|cat|the|a) shelter|shelter (?:dog|cat)|from (?:romania|spain|greece|the pound)|the pound|street dog)\b/u,
    ],
    unless:
      /\b(?:welcomed|work(?:s|ing)? (?:at|in|for)|burned out|died|dead|death|lost (?:my|our|his|her) (?:old |sweet |beloved )?(?:dog|cat|puppy|kitten|pet|horse|rabbit|boy|girl)|passed|put (?:him|her|it|them) (?:down|to sleep)|put down|volunteer\w*|one street dog|holiday|renam\w+|name for|fireworks?|thunder\w*|womens shelter|foster\w*|pee\w*|bit (?:a|my|me|someone|the)|separation anxiety|bit(?:ten)? by|pulls?|pulling|home from (?:my|our|the) (?:trip|holiday|vacation)|bring a street dog)\b/u,
    tries: [
      'adopted a rescue dog from romania and she wont leave the corner',
      'our shelter cat hides under the bed since tuesday',
      'should we adopt from a shelter or buy from a breeder, first dog',
      'the rescue turned us down for a dog because we have no garden',
      'rescue greyhound is scared of my husband and he takes it personally',
      'our rescue dog is scared',
      'how long until a rescue dog from greece trusts you, he sleeps with open eyes',
      'the shelter called, we can pick up the cat on friday, im so happy',
      'is it normal that my rescue dog doesnt play',
      'we drove 600 km, signed everything, bought the softest bed in the shop, and our rescue dog has been standing behind the curtain for four days',
      'should i adopt a shelter cat',
      'why does the rescue want to inspect my flat for one old cat',
      'adopted a three legged dog from the pound and he already runs the house',
    ],
    says: {
      told: "Rescue animals tend to follow a rule of threes: about three days to stop being frightened, three weeks to learn your routine, three months to feel at home. So ask for nothing at first: same hours, same corner, food near you, no visitors, let them come. Double-secure the lead and the doors early on. If you're still choosing, ask the shelter who fits your ordinary week.",
      should:
        'Lean toward the shelter if you can take a grown animal as it is, since staff can tell you its real character, which no puppy can show you yet. A good breeder, one who lets you see mother and home, is fair too if you need something predictable. Skip anyone who sells from a parking lot or ships on payment.',
      normal:
        "Hiding, not eating much, fearing one sort of person: all normal for the first weeks, and nothing personal. That person can sit on the floor, look away, and roll treats without reaching out. If a cat eats nothing for a day, a dog for two, or the panic grows, call the vet or the rescue; they've seen it before.",
      will: 'Very often it does, on a slower clock than one hopes, and it depends more on calm repetition than on love declared. Look for small signs: sleeping deeper, following you to another room, a stretch. If month three looks like week one, ask the rescue for their trainer. They want this to work too.',
    },
  },
  {
    id: 'fostering-animals',
    words: [
      /\b(?:foster(?:s|ed|ing)?|foster fail)\b/u,
      /\b(?:dogs?|pupp(?:y|ies)|cats?|kittens?|animals?|rabbits?|shelter)\b/u,
    ],
    unless: /\b(?:foster (?:child\w*|kids?|care|parents?|mom|dad|system)|died)\b/u,
    tries: [
      'we foster kittens and giving the grey one away is breaking me',
      'thinking about fostering a dog instead of adopting',
      'should i keep my foster dog or let her go to the family on sunday',
      'how do people foster animals without crying every time',
      'foster fail, we kept the cat',
      'fostering kittens is exhausting',
      'my foster dog leaves on saturday and my 8yo wont speak to me',
      'should i foster dogs if i already cry at adverts',
      'how do i say no to the shelter when they ask for a fifth foster cat',
      'i told everyone it was only for two weeks, i didnt even buy a proper bowl, and now i cant give my foster dog back',
      'is it normal to be angry at the adopters, we fostered that puppy for three months',
      'my husband says no more foster animals, we have nine cats in the bathroom',
    ],
    says: {
      told: "Fostering an animal means loving on purpose for a while, and the goodbye hurting is proof the job was done well. Each one that leaves frees your sofa for the next. Before a handover, write the new people a page of the animal's habits and ask for one photo after a month. If you're just starting, begin with a short placement.",
      should:
        "Keep them if you'd still choose this animal in an ordinary month, with the money and years counted, and are fine with fostering less from now on. Let them go if mostly the goodbye scares you and the new home is good. Imagine next Monday both ways and see which one you breathe out in.",
      normal:
        "Crying at every handover is normal, even for people on their fortieth. It doesn't mean you did it wrong or should have kept them. Plan something for that evening, wait a week or two before the next one, and keep a wall of photos of where they ended up. It helps more than you'd think.",
    },
  },
  {
    id: 'fireworks-and-pets',
    words: [
      /\b(?:dogs?|pupp(?:y|ies)|cats?|pets?|horses?)\b/u,
      /\b(?:fireworks?|firecrackers?|new years|4th of july|diwali|bonfire night|thunder\w*|bangs)\b/u,
    ],
    unless:
      /\b(?:died|dead|death|lost (?:my|our|his|her) (?:old |sweet |beloved )?(?:dog|cat|puppy|kitten|pet|horse|rabbit|boy|girl)|passed|put (?:him|her|it|them) (?:down|to sleep)|resolution|missing|ran away)\b/u,
    tries: [
      'my dog shakes for hours when there are fireworks',
      'new years is coming and the cat hid in the bath for two days last time',
      'can i comfort my dog in a thunderstorm or does that make it worse',
      'neighbors set off firecrackers every night of diwali, my old dog pants till 3am',
      'my dog hates fireworks',
      'cat terrified of thunder',
      'should i give my dog something for new years or is a dark room enough',
      'how do i protect my horses from the fireworks in the village',
      'why do people need firecrackers for three weeks, my dog doesnt go out anymore',
      'we bought headphones, a vest, drops from the pharmacy, we sit in the bath together, and my dog still shakes through every thunderstorm',
      'is it silly to drive to the airport hotel on the 4th of july so the dog has quiet',
      'my neighbour laughs at me because i put on loud music for the cat on bonfire night, bangs everywhere',
    ],
    says: {
      told: "Yes, comfort them; you can't reward fear by being kind about bangs. Walk before dark on a double lead, then close curtains, put on steady noise, and make a den in the innermost room with your worn sweater in it. Stay home if you can, and be boring and calm. For real panic, see the vet weeks ahead: there is medicine that helps.",
      should:
        "Yes, sit with them, touch them if they like it, and ignore the old advice to ignore. Keep your own voice ordinary. If last time was hours of shaking, ask the vet now rather than that evening, because what helps has to be tried out beforehand. And check the chip and the collar tag, as that's the night animals bolt.",
      how: 'Early walk, doors and windows shut, curtains closed, radio or fan on, a den under a table with your sweater, something to lick or chew. Between the seasons, play recordings very softly while they eat and raise the sound over weeks. Horses stay where they feel at home, with hay, company and you nearby. For panic, the vet can add medicine that takes the edge off.',
    },
  },
  {
    id: 'child-wants-a-pet',
    words: [
      /\b(?:kids?|child(?:ren)?|sons?|daughters?|(?:\d+|five|six|seven|eight|nine|ten) ?(?:year|yr)s? old|boys?|girls?|stepson|stepdaughter)\b/u,
      /\b(?:wants?|wanting|begs?|begging|beg|asks? for|asking for|promised|wish(?:es)? for|walks?|clean(?:s)?|look after|take care of|christmas|sav(?:es|ing)|saved|dreams? of|cries for|crying for|nags?|nagging|obsessed)\b/u,
      /\b(?:dogs?|pupp(?:y|ies)|cats?|kittens?|pets?|hamsters?|guinea pigs?|rabbits?|bunny|bunnies|pony|snake)\b/u,
    ],
    unless:
      /\b(?:both work|died|dead|death|lost (?:my|our|his|her) (?:old |sweet |beloved )?(?:dog|cat|puppy|kitten|pet|horse|rabbit|boy|girl)|passed|put (?:him|her|it|them) (?:down|to sleep)|passed|bit|bitten|scared|afraid|names?|allerg\w*|boyfriend|girlfriend|i have no kids|instead of (?:kids|children)|second|another|pull(?:s|ing)?|[1-9] (?:year|yr)s? old (?:dog|cat)|fishing)\b/u,
    tries: [
      'my daughter begs for a dog every single day since her friend got one',
      'kids promised to walk the dog and now its only me at 6am',
      'son is 9 and wants a snake, his dad said yes without asking me',
      'should we get a kitten for the children for christmas',
      'my kid wants a hamster',
      'daughter begs for a kitten',
      'what do i say to my son who asks for a dog every night, we live in 50 square meters',
      'is a child of 6 old enough to look after a guinea pig',
      'he made a powerpoint with eleven reasons, he cried at bedtime, he wrote to grandpa, my son just wants a dog so badly',
      'my girls promised everything and now i clean the hamster cage at ten at night',
      'should we get the kids a puppy for christmas, their dad moved out in june and they want one',
      'my 7 year old saves her pocket money for a rabbit and i hate rabbits',
    ],
    says: {
      told: "Whatever the kids promise about a pet, count on an adult doing nearly all of it, and say yes or no on that basis. Then a child's share can be one small job, same time daily, with a box to tick: fill the water, brush on Saturdays. If it's still a wish, borrow a friend's animal for a week and see who gets up.",
      should:
        "Yes if you yourself want the animal, since you'll be the one at the vet and at six in the morning; no if you're only worn down by the asking. Not as a surprise under the tree either: wrap a collar or a book, and choose together in January when the house is quiet.",
      normal:
        'Completely normal: the love is real and the stamina is nine years old. It doesn\'t mean you raised them wrong. Give each child one job they can\'t fail at, tied to something that happens anyway, such as feeding before breakfast. And tell them what you carry, without a lecture: "I do the walks, you do the bowl."',
      say: '"I can hear how much you want one. An animal lives here for years, so we test it first: for four weeks you get up at seven and walk with me around the block, dog or no dog. Then we talk again." It\'s a fair test, it costs nothing, and either answer becomes easier.',
    },
  },
  {
    id: 'pets-and-baby',
    words: [
      /\b(?:dogs?|cats?|pets?|puppy|kitten|litter ?box|litter tray)\b/u,
      /\b(?:(?:the|our|a|my|with|new|and) (?:baby|newborn|bump)|newborn|pregnant|pregnancy|expecting|crib|due in|toxoplasmosis)\b/u,
    ],
    unless:
      /\b(?:died|dead|death|lost (?:my|our|his|her) (?:old |sweet |beloved )?(?:dog|cat|puppy|kitten|pet|horse|rabbit|boy|girl)|passed|put (?:him|her|it|them) (?:down|to sleep)|bit (?:the|my|our)|fur baby|baby voice|(?:cat|dog|she) is pregnant|kittens|puppies|furbaby|like a baby|my baby is a|pregnant (?:cat|dog)|cat (?:got|is) pregnant|litter of|their dog|jealous of my)\b/u,
    tries: [
      'my cat hates the new baby',
      'baby is due in march and my mother says get rid of the cat',
      'how do i introduce our dog to the newborn',
      'im pregnant, is the litter box really dangerous',
      'since the baby came i feel nothing for the dog and hate myself for it',
      'cat sleeps in the crib already and the baby isnt even here',
      'dog and newborn, im worried',
      'is it safe to have two cats with a newborn in a small flat',
      'my dog sniffs the baby and whines, is that love or danger',
      'how do we prepare the dog, the baby is due in june',
      'everybody has an opinion, my aunt sends me articles, my midwife shrugs, and im pregnant with three cats and a litter box',
      'im so tired with the baby that the dog only gets a walk around the block and looks at me',
      'cat jealous of the baby',
      'should i give up the dog because he barks every time the baby sleeps, our newborn wakes up in tears',
    ],
    says: {
      told: "Pets and a baby can live together well, with one rule that never bends: never alone in a room together, however gentle the animal. Before the birth, change routines early and bring home a blanket that smells of the baby. After, let the animal sniff from a distance and get something good whenever the baby's around. When pregnant, let someone else do the litter box.",
      normal:
        "Very normal, both the worry and going cold on the animal for a while; there's only so much of you. Sniffing and whining are normal too, with an adult always in the room. It usually comes back when you sleep again. Hand the walks or the feeding to someone else for some weeks, and keep one small thing of your own with them, five minutes on the floor in the evening.",
      should:
        'Keep them, in most cases; with supervision and a closed door at night, cats and dogs and babies do fine. Think again only if the animal guards, growls at or has bitten children, and then ask a behavior trainer before the birth. About the litter box in pregnancy, ask your doctor or midwife, and meanwhile have someone else clean it.',
    },
  },
  {
    id: 'pet-in-bed',
    words: [
      /\b(?:dogs?|cats?|puppy|kitten|pets?)\b/u,
      /\b(?:(?:in|on) (?:the|our|my|his|her) (?:bed|pillow|side of the bed)|in bed|between us|on my (?:face|chest|head|feet)|sleeps? with (?:me|us)|share (?:a|the) bed|bedroom)\b/u,
    ],
    unless:
      /\b(?:one bedroom|died|dead|death|lost (?:my|our|his|her) (?:old |sweet |beloved )?(?:dog|cat|puppy|kitten|pet|horse|rabbit|boy|girl)|passed|put (?:him|her|it|them) (?:down|to sleep)|jealous\w*|couch|sofa|pee\w*|piss\w*|poo\w*|bit|growl\w*|vomit\w*|crate|puppy cr\w+|(?:the|a|my|our) (?:puppy|pup) (?:cr\w+|in the bedroom)|squeez\w+ between|pushes? between|cant jump|is 1[0-9]|mice|mouse)\b/u,
    tries: [
      'the dog sleeps between us and my husband wants him out of the bedroom',
      'is it gross that my cat is in bed with me every night',
      'cat lies on my face at 3am and i wake up breathless',
      'new girlfriend hates that the dogs are on the bed',
      'my dog sleeps in bed',
      'cat steals my pillow, sleeps on my head',
      'is it unhygienic to let the cat sleep with us',
      'should i stop letting the dog in the bed, i wake up with back pain',
      'my new boyfriend says its the dog or him in the bed, and the dog was here first',
      'husband moved to the guest room because the dog snores in our bed',
      'we bought a bigger mattress, then a bigger frame, and now two dogs and a teenager are in our bed and i lie on the edge',
      'how do i get the cat out of the bedroom when he scratches the door for hours',
    ],
    says: {
      told: "A pet in the bed is fine for as long as everyone in it sleeps. If someone doesn't, change it in steps: their own bed next to yours at the same height, a treat for staying, and three or four stubborn nights. With a partner who minds, offer a trade: animals on the bed for the film, out when the light goes off.",
      normal:
        "Perfectly normal, and around half of pet owners do it, including many who say they don't. With flea and worm treatment up to date there's little against it for a healthy adult. The only measure is sleep. If you wake tired, or someone beside you does, move them to their own bed beside yours.",
      should:
        "Let them if you sleep well and so does whoever shares the bed; change it if anyone is waking, sneezing or squeezed to the edge. A partner's sleep weighs more than a habit, but it needn't be a banishment: a bed beside yours keeps nearly everything the animal wants, which is your breathing.",
    },
  },
  {
    id: 'pet-prefers-someone',
    words: [
      /\b(?:dogs?|cats?|puppy|kitten|pets?|parrot)\b/u,
      /\b(?:(?:prefers?|likes?|loves?) (?:\w+ ){0,3}(?:more|better)|prefers?|favou?rite (?:person|human)|only (?:listens|goes|comes|cuddles|wants)|ignores? me|chose (?:him|her|my)|attached to (?:him|her|my)|avoids? me|hates (?:me|my)|only come(?:s)? to|loves? my (?:\w+ ){1,4}more|runs? to (?:him|her) first)\b/u,
    ],
    unless:
      /\b(?:died|dead|death|lost (?:my|our|his|her) (?:old |sweet |beloved )?(?:dog|cat|puppy|kitten|pet|horse|rabbit|boy|girl)|passed|put (?:him|her|it|them) (?:down|to sleep)|ex|(?:he|she|husband|boyfriend|wife|girlfriend) (?:loves|likes|prefers) (?:the|his|her|our) (?:dog|cat)|recall|off (?:the )?(?:lead|leash))\b/u,
    tries: [
      'i feed the cat and clean up and she likes my boyfriend better',
      'the dog only listens to my wife',
      'why does my cat ignore me and cuddle with guests who hate cats',
      'my puppy prefers the neighbour, im kind of hurt',
      'his dog hates me, three years now',
      'my cat prefers my husband',
      'dog likes my sister better',
      'is it normal to be hurt because the cat avoids me',
      'how can i win over my girlfriends cat, it hates me and my shoes',
      'my kitten ignores me and sleeps on the plumber',
      'why does the dog only come to him when im the one who walks him in the rain',
      'she lived with me for two years before he moved in and now he is the cats favorite person',
      'i buy the good food, i get up at night, i clean everything, and our dog loves my mother in law more',
      'why does my dog like my boyfriend more than me i FEED him',
    ],
    says: {
      told: "Animals choose by who's calm, who plays, and who wants the least from them, so it says nothing about your worth or your work. To win ground with this dog or cat, take over one delightful thing, the evening walk or the feather toy, and stop reaching for cuddles for two weeks. Sit nearby and look elsewhere. Cats especially can't resist it.",
      why: "Usually it's body language and history: a deeper or softer voice, slower hands, whoever played with them young, whoever leaves them alone. Cats often pick the person who doesn't stare. Nobody can read a pet's heart, but you can change the odds: become the one with the game, and let them come to you.",
      normal:
        "Yes, it's normal to be hurt, and a little funny too, when you're the one with the scoop. Most animals have a person for play and another for safety, and the one who feeds is often taken as safely given. That's a kind of trust. Add one game of your own each day and wait.",
    },
  },
  {
    id: 'jealous-pet',
    words: [
      /\b(?:dogs?|cats?|puppy|kitten|pets?|parrot)\b/u,
      /\b(?:jealous\w*|pushes? between|squeez\w+ between|gets? between us|(?:when|whenever|if) (?:\w+ ){1,3}(?:hugs?|kiss(?:es)?|cuddles?|sits? next))\b/u,
    ],
    unless:
      /\b(?:died|dead|death|lost (?:my|our|his|her) (?:old |sweet |beloved )?(?:dog|cat|puppy|kitten|pet|horse|rabbit|boy|girl)|passed|put (?:him|her|it|them) (?:down|to sleep)|bit|growl\w*|jealous of (?:the|his|her|my|our|a) (?:dog|cat|puppy|kitten|pets?)|(?:husband|boyfriend|wife|girlfriend|partner|he|she) is jealous|im jealous|i am jealous|i get jealous|old dog|new puppy|jealous of (?:the|our|my) (?:baby|newborn)|in (?:our|the|my) bed)\b/u,
    tries: [
      'my dog is jealous of my new boyfriend and pushes between us on the couch',
      'cat is jealous since we got the kitten, she hisses at me too',
      'can a parrot be jealous of a phone',
      'whenever we kiss the dog whines and squeezes in',
      'my cat is jealous',
      'why does my dog push between us when i hug my husband, he is so jealous',
      'we just wanted one quiet evening on the sofa, candles, a film, and the dog whines whenever he kisses me',
      'how do i show a jealous dog that my daughter is not a rival',
      'dog squeezes between us',
      'is my cat jealous of my pregnancy, she turns her back on me',
      'when i hold the kitten my older dog sulks under the table, jealous i think',
      'my parrot bites my ear when i sit next to my girlfriend, so jealous',
    ],
    says: {
      told: "A pet that pushes in isn't plotting; it has learned that someone else's turn means less for them. So turn it around: when that person or animal comes close, good things start for the pet too, a treat on its own blanket, thrown by the newcomer. Plus ten minutes a day alone with you. If there's growling or guarding, get a trainer in early.",
      normal:
        "Yes, it's normal; dogs and many other animals do react when attention goes elsewhere. Call it jealousy or bad manners, the cure is the same: the pushing gets nothing, the waiting on the blanket gets paid. It usually eases within some weeks once the new order has proved harmless.",
      why: "As far as anyone can tell, because your attention is worth a lot and has just become scarcer. It may also be simple worry at something new: bodies close together look odd to a dog. Keep the animal's own rituals exactly as they were, and let the newcomer be the one with the treats.",
    },
  },
  {
    id: 'jealous-of-the-pet',
    words: [
      /\b(?:dogs?|cats?|puppy|kitten|pets?|horse)\b/u,
      /\b(?:jealous of (?:the|his|her|my|our|a) (?:dog|cat|puppy|kitten|pets?|horse)|(?:loves|likes|prefers|kisses|treats|cares about) (?:the|his|her|our|that) (?:\w+ )?(?:dog|cat|puppy|kitten|horse)s? (?:more|better)|(?:more|better) than me|(?:more time|rather be) with (?:the|his|her|that) (?:dog|cat|puppy|kitten|horse)s?|comes? before me|dog first)\b/u,
    ],
    unless:
      /\b(?:died|dead|death|lost (?:my|our|his|her) (?:old |sweet |beloved )?(?:dog|cat|puppy|kitten|pet|horse|rabbit|boy|girl)|passed|put (?:him|her|it|them) (?:down|to sleep)|(?:dog|cat|puppy|kitten) (?:likes|loves|prefers)|allerg\w*)\b/u,
    tries: [
      'my husband loves the dog more than me, he greets her first every night',
      'am i crazy for being jealous of his cat',
      'she spends more time with the horse than with me and says i should be supportive',
      'his dog comes before me, even on my birthday',
      'hes in love with the dog, comes before me',
      'im jealous of the dog',
      'my wife kisses the cat good night and not me, she loves the cat more',
      'is it normal to be jealous of his puppy',
      'why does he talk so sweetly to the dog and like a boss to me, he cares about the dog more',
      'i cooked, i put on the red dress, i lit the candles, and he came in and spent ten minutes on the floor with the dog first',
      'how do i say that i feel second, she would rather be with her horse than with me',
      'on holiday he video called the dog before me, i mean the dog comes before me',
    ],
    says: {
      told: "What you're missing is the greeting, the attention, the soft voice, and the animal just happens to be standing where you can see it go. So ask for that, and leave the pet out of it: \"I'd love it if you came and said hello to me first.\" A wish is easy to grant. A contest with a dog or cat isn't.",
      normal:
        "Not crazy at all, lots of people feel a sting at that and laugh it off. An animal gets affection with no history attached, so it flows easily. It only says you'd like more of it. Name one small thing you want, tonight, without mentioning the animal.",
      them: "Nobody can look inside another person, but from outside this much is common: an animal asks for nothing complicated, so tired people give it what's easy to give. That isn't a ranking. Watch what happens when you ask plainly for one thing, a walk for two or a proper hello. The answer to that tells you more.",
    },
  },
  {
    id: 'does-my-pet-love-me',
    words: [
      /\b(?:dogs?|cats?|puppy|kitten|pets?|rabbit|bunny|hamster|parrot|horse)\b/u,
      /\b(?:(?:really )?loves? me|love(?:s)? (?:us|their owners?|back)|like me|likes me|miss(?:es)? me|trusts? me|forgive(?:s)? me|remembers? me|remember me|purrs?|purring|blinks?|kneads?|stares? at me|follows? me)\b/u,
    ],
    unless:
      /\b(?:died|dead|death|lost (?:my|our|his|her) (?:old |sweet |beloved )?(?:dog|cat|puppy|kitten|pet|horse|rabbit|boy|girl)|passed|put (?:him|her|it|them) (?:down|to sleep)|passed|heaven|(?:more|better)|prefers?|jealous|he loves me|she loves me|husband loves|stalk\w*|stray|like a dog)\b/u,
    tries: [
      'does my cat love me or just the food',
      'my dog follows me even to the toilet, what does it mean',
      'will my dog remember me after 8 months abroad',
      'i stepped on his paw, will my rabbit ever forgive me',
      'cat stares at me from the shelf for hours',
      'does my dog love me',
      'my cat stares at me',
      'why does my cat knead my belly and then bite',
      'will the dog forgive me for leaving him at my parents for a month, i hope he still loves me',
      'is it true that cats dont miss you, mine follows me from room to room',
      'i was never anybodys first choice in my family or at work, and then this cat comes, blinks at me slowly and lies down',
      'does a hamster like me or does he just smell the carrot',
      'my horse remembers me after five years, she came across the whole field, does she trust me again',
    ],
    says: {
      told: "What your pet feels can't be read like a page, but what it does can: an animal that seeks you out, sleeps near you, shows its belly or blinks slowly in your direction feels safe with you, and in animals that's most of what love looks like. They forget clumsy moments fast and faces hardly ever. Try a slow blink back, and see.",
      will: 'Most likely, yes: dogs have known their people again after years, by smell and voice, and cats and horses do it too, with more dignity. A bump or a stepped-on paw is usually forgotten within the hour. Move slowly, talk in your usual voice, and let them come the last step.',
      why: "As far as one can tell from outside: because you're the safest and most interesting thing in the building. Following, staring, sleeping on your clothes, leaning, all of that is checking in. Sometimes it also means dinner. If it's new and clingy, or comes with not eating or odd behavior, have the vet take a look.",
    },
  },
  {
    id: 'sad-pet',
    words: [
      /\b(?:dogs?|cats?|puppy|kitten|pets?|rabbit|parrot|horse|guinea pig)\b/u,
      /\b(?:(?:is|seems?|looks?|so|been|be|acts?|acting) (?:\w+ )?(?:sad|depressed|lonely|bored|down|unhappy|withdrawn)|misses (?:him|her|my|his|our|the)|waits? (?:at|by) the (?:door|window)|(?:my|our|the) (?:dog|cat|rabbit|parrot|horse|guinea pig) (?:lonely|sad|depressed|bored|unhappy)|mop(?:es|ing)|hides? all day|sad (?:dog|cat|eyes))\b/u,
    ],
    unless:
      /\b(?:died|dead|death|lost (?:my|our|his|her) (?:old |sweet |beloved )?(?:dog|cat|puppy|kitten|pet|horse|rabbit|boy|girl)|passed|put (?:him|her|it|them) (?:down|to sleep)|passed|funeral|im (?:so )?(?:sad|lonely|depressed)|i am (?:so )?(?:sad|lonely|depressed)|put down|not eating|stopped eating|wont eat|groom\w*|haircut)\b/u,
    tries: [
      'my dog is so sad since my daughter moved out for college',
      'cat waits by the door every evening since my ex left',
      'is my rabbit lonely being the only one',
      'the dog seems depressed since we moved house',
      'my dog seems depressed',
      'is my cat lonely',
      'my dog waits at the door since my son joined the army',
      'how do i cheer up a parrot that is so sad since we moved the cage',
      'since my husband works in another city the house got quiet, i manage somehow, but the dog lies in the hallway and looks sad',
      'our guinea pig seems lonely without the kids, they are at their dads for six weeks',
      'will my dog be unhappy if i work more, she looks bored all day',
      'is it normal that the cat hides all day after the holidays',
    ],
    says: {
      told: 'An animal that goes quiet after a change is often missing a routine as much as a person or place, and routine is something you can give back: same hours, same walk, one new game a day at the time that used to be the best one. Most pick up within a few weeks. If eating, drinking or toilet changes too, let a vet see them.',
      will: 'Usually yes, within weeks, if the days become predictable again. It depends on how much was lost and on what you put in its place: a set playtime, a visit, the same evening round. Animals who live best in pairs, like rabbits and guinea pigs, may need company of their own kind. If appetite drops, see the vet.',
      normal:
        "Yes, animals do react when someone leaves or the house changes; many sleep more, wait at doors, or play less for a while. You haven't done anything wrong. Keep the day steady and pleasant. Longer than a couple of weeks, or with less eating, it deserves a vet visit, since illness in animals often looks like sadness.",
    },
  },
  {
    id: 'allergic-to-pet',
    words: [
      /\b(?:allerg(?:y|ic|ies)|sneez(?:e|es|ing)|asthma|itchy eyes)\b/u,
      /\b(?:dogs?|cats?|puppy|kitten|pets?|fur|dander|retriever|labrador|poodle|husky|horses?|rabbits?|hamster|guinea pigs?|poodles?|labradoodles?|animal hair|budgies?|kittens)\b/u,
    ],
    unless:
      /\b(?:died|dead|death|lost (?:my|our|his|her) (?:old |sweet |beloved )?(?:dog|cat|puppy|kitten|pet|horse|rabbit|boy|girl)|passed|put (?:him|her|it|them) (?:down|to sleep)|food allergy|(?:dog|cat) is allergic|(?:dog|cat) has (?:an |a )?allerg\w*|chicken|(?:dog|cat) (?:keeps )?sneez\w*)\b/u,
    tries: [
      'my boyfriend is allergic to my cat and we want to move in together',
      'found out im allergic to dogs after 2 weeks with the puppy',
      'daughter has asthma now, do we have to give away the guinea pigs',
      'she says its me or the cat because of her allergies',
      'allergic to my own cat',
      'dog allergy, what now',
      'my son sneezes the moment we enter my mothers house with the three cats',
      'should i get rid of the cat because of my asthma, my doctor says yes',
      'is it possible to get allergic to a dog after ten years together',
      'he is perfect, funny, kind, good with my mother, and after twenty minutes in my flat his eyes swell because hes allergic to cats',
      'what do i say to guests who are allergic when i have two dogs',
      'do poodles really help with allergies or is that a seller story',
      "my husband is allergic to the cat. we've been married 2 yrs. the cat was here first",
    ],
    says: {
      told: "Get the allergy tested before anyone has to choose, because it's sometimes dust or pollen, and how strong it is decides what's possible. For milder ones, a pet-free bedroom, a good air filter, washing covers weekly and medicine from a doctor carry many couples for years. With asthma, ask the doctor first and soon; that one isn't a matter of willpower.",
      should:
        "With asthma, follow your doctor, because that answer is about lungs and not about love. Otherwise try first: a test, a bedroom without the animal, an air filter and a doctor's advice for six to eight weeks. If nothing has eased by then, a good new home isn't a betrayal. Look among friends and family first, so that you can still visit.",
      say: "\"I don't want you to suffer and I don't want to lose my animal. Can we see an allergist together first, and try a closed bedroom and a filter for two months? If you still can't breathe well then, we'll look at it again.\" It takes both seriously and has an end date.",
    },
  },
  {
    id: 'partner-against-pet',
    words: [
      /\b(?:husband|wife|boyfriend|girlfriend|partner|fianc\w+|he|she|mom|mum|dad|mother|father|parents|roommate|flatmate)\b/u,
      /\b(?:dogs?|cats?|puppy|kitten|pets?|hamster|rabbit|snake|ferret)\b/u,
      /(?:\b(?:give (?:\w+ ){0,2}(?:away|up)|get rid|choose between|rehome|him or the|me or the)\b|\b(?:(?:doesnt|does not|dont|do not|wont|didnt|never) (?:really )?(?:want|like|let|allow|agree)|hates|against|says no|said no|refuses|refuse|get rid of|(?:me|him|her) or the|without asking|ultimatum)\b)/u,
    ],
    unless:
      /\b(?:died|dead|death|lost (?:my|our|his|her) (?:old |sweet |beloved )?(?:dog|cat|puppy|kitten|pet|horse|rabbit|boy|girl)|passed|put (?:him|her|it|them) (?:down|to sleep)|landlord|allerg\w*|threaten\w*|hurts?|kick\w*|baby|pregnant|newborn|son|daughter|kids|(?:in|on) (?:the|our|my) bed|bedroom|(?:dog|cat|puppy|kitten) (?:hates|doesnt like|does not like|doesnt let|doesnt want)|foster\w*|name (?:him|her|it)|what should we (?:name|call))\b/u,
    tries: [
      'my boyfriend wants me to give away my cat',
      'he says its him or the dog',
      'my husband wants me to get rid of my cat',
      'girlfriend wants me to rehome my dog before she moves in',
      'i want a cat so much but my husband says no',
      'my girlfriend got a puppy without asking me and i do all the walks',
      'he hates my dog and told me its him or the dog',
      'my parents wont let me have a pet and im 17',
      'roommate wants me to get rid of my cat after 2 years',
      'husband says no dog',
      'my boyfriend hates my cat',
      'how do i convince my wife, she doesnt want a dog because of the carpet',
      'my mom said no to a hamster again, im 13 and responsible',
      'why does he refuse to even touch my dog, we live together since may',
      'i had this cat before i had him, through two moves and a burnout, and now he doesnt want her in the flat',
      'is it a reason to leave, she said its her or the dog',
      'my flatmate got a snake without asking and keeps mice in our freezer for this pet',
    ],
    says: {
      told: "About a pet, a no usually hides one exact worry: hair, money, smell, travel, a childhood bite, being stuck with the work. Ask for that one: \"What would be the worst part for you?\" Some worries can be solved with a rule, some can't, and then at least you're arguing about the true thing. An animal thrives only where nobody has been overruled. If someone threatens or hurts it, that's no longer about taste: get the animal safe and tell someone you trust.",
      say: '"I don\'t want to win this, I want to understand it. What exactly bothers you about an animal in the home? And what would need to be true for you to be okay with it?" Then listen without answering for a whole day. Come back with an offer about that one worry, nothing else.',
      should:
        "Don't bring one in over a plain no; the animal ends up living in the quarrel. And don't give one away over a first complaint either. Find the exact worry, try one concrete fix for two months, and then decide together. If someone makes it an ultimatum, ask what the ultimatum is really about.",
      them: "I can't see into them, and a no to an animal can come from many places: fear, mess, cost, travel, an old dog they once lost. The only way to know is asking what the hardest part would be, and not arguing with the answer. Watch whether they look for a solution with you. That part is visible.",
    },
  },
  {
    id: 'landlord-against-pet',
    words: [
      /\b(?:landlords?|landlady|lease|rent(?:al|ing|ed|s)?|tenan\w+|hoa|building manager|no pets|pet deposit|pet friendly|apartment hunting)\b/u,
      /\b(?:dogs?|cats?|puppy|kitten|pets?|animals?|rabbit|hamster)\b/u,
    ],
    unless:
      /\b(?:died|dead|death|lost (?:my|our|his|her) (?:old |sweet |beloved )?(?:dog|cat|puppy|kitten|pet|horse|rabbit|boy|girl)|passed|put (?:him|her|it|them) (?:down|to sleep)|bark\w*|complain\w*|(?:called|rang) the landlord|mice|rats?|cockroach\w*|bugs)\b/u,
    tries: [
      'landlord says no pets and i already have the cat hidden here',
      'cant find a rental with two dogs, 31 rejections',
      'should i tell the landlady about the kitten',
      'new lease has a pet deposit of 600, is that even allowed',
      'landlord says no pets',
      'hiding a cat from my landlord',
      'found the perfect flat in hamburg, but the lease forbids dogs',
      'should i be honest about my two cats when applying for a rental',
      'can a landlord throw me out because of one rabbit',
      'we viewed thirty apartments, brought a cake, a letter, our salary slips, and every landlord says no when they hear about the dog',
      'is it legal to ask 50 a month pet rent for a goldfish size animal, my rental contract says so, its a hamster',
      'my landlady wants me to give up my dog after four years because the new tenant is scared',
    ],
    says: {
      told: "With a landlord and a pet, paper beats pleading: read what the lease really says, then offer in writing what they fear losing. A pet résumé works surprisingly well: photo, age, vet record, liability insurance, a reference from the last place. What may be forbidden or charged differs by country, and a tenants' advice office will tell you for little or nothing.",
      should:
        "Lean toward telling, before a neighbor does, but learn your rights first: in some places a ban on pets isn't even valid, in others it can cost you the lease. A tenants' advice office answers that cheaply. Then write, with a photo, insurance and an offer, rather than confess on the stairs.",
      say: '"I\'d like to ask your permission for one adult cat, neutered, indoor only. I have liability insurance, can give you a reference from my last landlord, and I\'m happy to have the flat inspected after three months." Adjust the animal and the facts. Ask for the answer in writing.',
    },
  },
  {
    id: 'pets-moving-in-together',
    words: [
      /\b(?:mov(?:e|es|ed|ing) in(?:to)?|moving in together|live together|living together|mov(?:e|ed|ing) (?:house|home|flat|apartment|abroad|to|countries))\b/u,
      /\b(?:dogs?|cats?|puppy|kitten|pets?|rabbits?|parrot|snake)\b/u,
    ],
    unless:
      /\b(?:died|dead|death|lost (?:my|our|his|her) (?:old |sweet |beloved )?(?:dog|cat|puppy|kitten|pet|horse|rabbit|boy|girl)|passed|put (?:him|her|it|them) (?:down|to sleep)|allerg\w*|landlord|ex|broke up|break ?up|sad|depressed|missing|hates|pee(?:s|d|ing)?|poo(?:s|ps|ing)?|carpet|(?:terrified|scared|afraid|fear) of|phobia|guest room|favou?rite person|prefers?|in (?:our|the|my) bed|outdoor cat|indoor cat|next door|neighbo\w+)\b/u,
    tries: [
      'moving in with my boyfriend, he has a dog and i have two cats',
      'we move house in june and im worried about the cat',
      'she wants us to live together but her parrot screams all day',
      'im moving abroad for work and dont know how to take my dog',
      'moving house with two cats',
      'moving in together, dog and cat',
      'his dog chases my cat and we only live together since monday',
      'how do i move to another city with a nervous cat in the car',
      'is it a bad idea to move in with someone who has four rabbits and no doors',
      'the van comes on friday, nothing is packed, my back hurts, and all i think about is how the cat will manage moving house',
      'will our cats get along when we live together, both are queens',
      'we moved to the third floor and the dog refuses the lift',
    ],
    says: {
      told: "For a move, animals need one unchanged room: their bed, unwashed blankets, bowls and litter, set up first and with the door closed, while boxes fly elsewhere. Animals who don't know each other start there too, smelling through the door for days before they see each other. Cats stay in for several weeks after. For another country, call the vet months ahead about papers.",
      will: "Often it does, if you let smell come before sight and give it weeks. It depends on the characters and on whether each has a place the other can't enter. Swap blankets, feed on two sides of a door, then short meetings with the dog on a lead. A fast first day is what usually spoils it.",
      how: 'One closed room with everything that smells of home comes first. Strangers of any species swap blankets, then eat on two sides of a door, then see each other briefly on a lead or through a gate. Keep feeding times. Agree as people, too, before the van comes: who feeds, who cleans, who pays.',
    },
  },
  {
    id: 'pet-after-breakup',
    words: [
      /\b(?:dogs?|cats?|puppy|kitten|pets?|rabbits?)\b/u,
      /\b(?:ex|exs|ex (?:husband|wife|boyfriend|girlfriend)|broke up|break ?up|breaking up|split(?:ting)? up|separat(?:ed|ing|ion)|divorc(?:e|ed|ing)|custody|who (?:gets|keeps))\b/u,
    ],
    unless:
      /\b(?:vet says|wants me to give|died|dead|death|lost (?:my|our|his|her) (?:old |sweet |beloved )?(?:dog|cat|puppy|kitten|pet|horse|rabbit|boy|girl)|passed|put (?:him|her|it|them) (?:down|to sleep)|separation anxiety|sad|depressed|waits|(?:thinking of|think about|want to|should i) get(?:ting)?(?: a)?|mirror|thermostat|litter ?box)\b/u,
    tries: [
      'my ex kept our dog and wont let me see him',
      'we broke up and both want the cat, she bought it but i did everything',
      'is sharing custody of a dog weird with an ex',
      'divorce is done, he dropped off the dog like a suitcase',
      'who keeps the dog',
      'my ex wants the cat',
      'my ex boyfriend sends me photos of our dog every day and i cant heal',
      'should i let my ex see the dog on weekends',
      'is it fair that he gets the dog because he earns more, we split up in march',
      'we shared the furniture without one loud word, even the records, but when it came to the cat after the breakup we both cried',
      'how do you share a dog after a divorce when he moved 300 km away',
      'she left me the dog and the debts, we broke up on sunday, at least the dog is warm',
    ],
    says: {
      told: 'Settle the animal apart from everything else between you, on its own page: where it sleeps, who pays the vet, who decides in an emergency, when the other one visits. Who has fed, walked and paid so far is a fair guide, and for the law the chip, the receipt and vet records usually count. A free mediation or legal advice office can help when talk fails.',
      should:
        'Share only if you can meet at the door without it costing you a week; a dog copes with two homes more easily than you may cope with the handover. Cats mostly want one home. If seeing each other keeps the wound open, choose one home and ask for photos, or for nothing.',
      normal:
        "It's not weird, and missing the animal more than the person is common too. Some people share a dog well for years with a fixed rhythm and a neutral handover place. Others find that every exchange reopens things. Give it two months as a trial, with an end date, then ask yourself honestly.",
      say: '"I\'d like us to sort out the dog separately from the rest. Can we write down who has the animal when, who pays the vet and what happens on holidays? I\'d be fine with trying it for two months." Send it as a message, once, and leave everything else out of that thread.',
    },
  },
  {
    id: 'vet-bill',
    words: [
      /\b(?:vets?|pet insurance|operation|surgery|animal hospital)\b/u,
      /\b(?:bills?|cost(?:s)?|expensive|afford|pay(?:ing)?|paid|money|insurance|savings?|debt|(?:\d{3,}|thousand|hundred)(?: ?(?:euros?|dollars?|pounds|bucks|usd))?|invoice|quoted?)\b/u,
      /\b(?:dogs?|cats?|pupp(?:y|ies)|kittens?|pets?|vets?|rabbit|horse|hamster|parrot)\b/u,
    ],
    unless:
      /\b(?:died|dead|death|lost (?:my|our|his|her) (?:old |sweet |beloved )?(?:dog|cat|puppy|kitten|pet|horse|rabbit|boy|girl)|passed|put (?:him|her|it|them) (?:down|to sleep)|veteran|put (?:him|her|it) (?:down|to sleep)|euthan\w*|job as a vet|vet school|vet tech|bit (?:another|a|the|someone)|bitten|stables)\b/u,
    tries: [
      'vet bill is 2400 and i have 300 in the bank',
      'dogs knee surgery costs more than my car',
      'is pet insurance worth it for an indoor cat',
      'spent my savings on the vet and my sister calls me insane',
      'cant afford the vet',
      'vet bill of 3000',
      'how do i tell my kids we dont have the money for the cats operation at the vet',
      'should i get pet insurance for a 9 year old dog or is it too late',
      'is it normal that the vet charges 180 just for looking at a rabbit',
      'rent is due on the first, the car needs brakes, and now the vet says my dogs teeth will cost 1200',
      'i paid 4000 for my cats surgery at the vet and id do it again',
      'my husband says its only a hamster and the vet costs more than ten new ones',
    ],
    says: {
      told: "Talk to the vet about money openly, today; they have this talk daily. Ask three things: what's urgent and what can wait, whether there's a simpler treatment, and whether you can pay in parts. Animal charities, vet schools and shelters often have funds or lower fees. Choosing by what you can carry isn't loving your animal less.",
      say: '"I want to do right by my animal and I can spend about this much. What would you do first with that? Is there a cheaper option that\'s still humane, and can I pay in installments?" Say the number early. Vets can plan with a number, and most respect you for it.',
      normal:
        "You're not insane: people spend on what they love, and this loves back. It's equally fine to have a limit. What helps is a number set in a calm hour, before the next emergency, plus a small monthly sum put aside. Nobody else's verdict on your savings needs answering.",
      should:
        "For insurance, lean yes if one bill of a few thousand would sink you, and start young, because what's already there is rarely covered. If you can put the same sum aside monthly and leave it alone, that works as well. For a treatment, ask the vet what it will really change for the animal's days, then decide.",
    },
  },
  {
    id: 'pet-operation',
    words: [
      /\b(?:dogs?|cats?|pupp(?:y|ies)|kittens?|rabbit|horse|pets?)\b/u,
      /\b(?:surgery|operation|operated|anesthe\w+|anaesthe\w+|neuter(?:ed|ing)?|spay(?:ed|ing)?|castrat\w+|cone of shame|stitches|teeth pulled|dental|cruciate|operate(?:s)?|sedat\w+|castrate|neuter)\b/u,
    ],
    unless:
      /\b(?:went well|all clear|survived|recovered|came through|died|dead|death|lost (?:my|our|his|her) (?:old |sweet |beloved )?(?:dog|cat|puppy|kitten|pet|horse|rabbit|boy|girl)|passed|put (?:him|her|it|them) (?:down|to sleep)|didnt (?:make|survive)|cancer|tumou?r|my (?:own )?surgery|my operation|i had|put down|bit (?:my|me|our)|bitten|cheek|fight\w*|litter of|have kittens|pregnant)\b/u,
    tries: [
      'my cat has surgery tomorrow and i cant sleep',
      'dog gets neutered on monday and i feel like a traitor',
      'our puppy wont keep the cone of shame on after the stitches',
      'should i have my 9 year old dog operated on for the cruciate',
      'my dog has surgery tomorrow',
      'cat getting spayed on friday',
      'should i neuter my dog, my dad says it changes his character',
      'is it normal that my cat walks backwards with the cone after her operation',
      'i packed her blanket, signed a paper i didnt read, kissed her on the nose, and now my dog is in surgery and i sit in the car',
      'how do i keep a young dog calm for six weeks after cruciate surgery',
      'my rabbit had anesthesia this morning and just sits there',
      'the vet wants to operate my horse and i dont know if its for her or for me',
    ],
    says: {
      told: "For your pet's operation, ask the clinic three things and write the answers down: when to stop food, who calls you and when, and what to watch for afterwards. At home set up a small warm room on one level, cone ready, no jumping. Swelling, bleeding, not eating by next day or being very dull means you phone them, also at night. Rabbits and guinea pigs don't fast, and if they aren't eating within hours, call the same day.",
      should:
        "Lean yes when it's routine or takes away pain and recovery is manageable for you; hesitate when age or illness make the anesthetic the bigger risk. Ask the vet what the animal's days look like with it, without it, and during recovery, and how they'd decide for their own. A second opinion is normal.",
      normal:
        "It's completely normal to be this nervous, and the guilt as well; they can't be told why. Walking backwards in a cone for a day is normal too. Neutering and dental work are among the things vets do every single day. Give your hands something: wash the blanket, prepare the room, save the clinic's night number in your phone. Then you've done your part.",
    },
  },
  {
    id: 'old-pet',
    words: [
      /\b(?:dogs?|cats?|pets?|rabbit|horse|lab|labrador)\b/u,
      /\b(?:old (?:dog|cat|pet|horse|girl|boy|lady|man)|(?:(?:is|hes|shes|turned|turns|almost|nearly|now) (?:1[0-9]|2[0-5])|1[0-9] years? old|1[0-9] yo|elderly|senior|ag(?:e)?ing|getting old(?:er)?|going (?:blind|deaf)|arthritis|slow(?:ing)? down|dementia|stairs anymore))\b/u,
    ],
    unless:
      /\b(?:rainbow bridge|crossed|(?:says|said|think) (?:its|it is|is) time|is it time|how do i know when|died|dead|death|lost (?:my|our|his|her) (?:old |sweet |beloved )?(?:dog|cat|puppy|kitten|pet|horse|rabbit|boy|girl)|passed|put (?:him|her|it|them) (?:down|to sleep)|dying|passed|put (?:him|her|it|them) (?:down|to sleep)|put(?:ting)? down|euthan\w*|say goodbye|cancer|tumou?r|new (?:dog|puppy|kitten|cat)|second (?:dog|cat)|son|daughter|kids?|operat\w+|surgery|neuter\w*|not eating|wont eat|stopped eating|i am 1\d|im 1\d|pant\w*|fireworks?|[1-9] (?:year|yr|month|week)s? old|separation anxiety|another|noise letter|complain\w*|rescue|shelter|dreamt|dream\w*|bought a ring)\b/u,
    tries: [
      'my dog is 14 and cant do the stairs anymore',
      'my old cat is going blind and walks into the chairs',
      'shes a senior lab with arthritis, how do i make it easier for her',
      'watching my dog getting old hurts more than i thought',
      'my dog is getting old',
      '17 year old cat, so thin',
      'shes going deaf and barks, no, sings at the wall, my old dog',
      'how do i know if my senior cat is in pain',
      'is it normal that an old dog sleeps 20 hours',
      'my old cat has dementia and cries at night in the hallway',
      'should i still take my 12 year old labrador on holiday to the sea',
      'he grew up with me, he was there for my first kiss and my first job, and now my dog is 13 and cant jump on the bed',
    ],
    says: {
      told: "An old animal needs the home to get kinder: rugs on slippery floors, a ramp or step, softer bed, lower litter tray, shorter walks more often, everything in its same place. Ask the vet about pain, because stiff joints are often treatable and animals hide it well. Getting thin, drinking more, or crying at night should be checked too. Watching them age aches because it's love with a clock, so let today's small pleasures count.",
      how: "Make it soft, low and predictable: non-slip rugs, a ramp, raised bowls, a warm bed away from drafts, a night light, nothing moved around. Short walks with lots of sniffing. A vet check twice a year, with a straight question about pain. And keep a list of five things they love, to see how they're doing.",
      normal:
        "Mostly, yes: old dogs and cats sleep most of the day, and many people start missing an animal long before anything has happened. It comes from noticing. You needn't live in that future every day. Do one thing from their list of favorites this afternoon, and ask the vet plainly what to expect, so that your mind has facts to work with.",
    },
  },
  {
    id: 'fat-pet',
    words: [
      /\b(?:dogs?|cats?|pets?|puppy|rabbit|horse|labrador|lab)\b/u,
      /\b(?:fat|overweight|obese|chonk(?:y)?|chubby|diet|gain(?:ed|s|ing) (?:\w+ )?(?:weight|kilos?|pounds)|weighs|too heavy|lose weight|begs? for food|overfeed\w*|feeds? (?:him|her|it|them|the dog|the cat) (?:\w+ )?(?:too much|table|scraps|secretly|treats))\b/u,
    ],
    unless:
      /\b(?:died|dead|death|lost (?:my|our|his|her) (?:old |sweet |beloved )?(?:dog|cat|puppy|kitten|pet|horse|rabbit|boy|girl)|passed|put (?:him|her|it|them) (?:down|to sleep)|im fat|i gained|i am fat|fat (?:chance|lip)|i weigh|my diet|chocolate|pet name)\b/u,
    tries: [
      'vet says my cat is obese, 8.2 kilos, im ashamed',
      'my dog gained weight since grandma lives with us and feeds him scraps',
      'how do i put a lab on a diet when he begs for food all day',
      'she feeds the dog treats secretly and says he is just fluffy',
      'my cat is too fat',
      'vet put my dog on a diet',
      'my mother in law feeds the dog cake, he weighs 9 kilos more than he should',
      'is a chubby dog really unhealthy or do vets exaggerate',
      'she looks at me with those eyes at every meal, cries in front of the empty bowl, and the cat is already overweight',
      'my rabbit is obese and i only give him what the shop said',
      'people laugh and call my cat chonky and it makes me feel guilty',
      'how do i get a lazy indoor cat to lose weight',
    ],
    says: {
      told: "The scale and a kitchen scoop do most of it: let the vet name a target weight, weigh each day's food in the morning, and let all treats come out of that jar, whoever gives them. Slow is right, above all for cats, who mustn't starve. Begging gets a game or a walk. With a secret feeder in the house, fill a treat cup together.",
      say: "\"The vet is worried about the weight, and I need your help. This cup is all the treats for today, and you're the one who hands them out.\" It gives the person who loves to feed a job instead of a ban. When the cup's empty, it's empty, and a belly rub is free.",
      normal:
        "It's very common, well over a third of pets carry too much, and it comes from affection, so there's nothing to be ashamed of. It's also one of the kindest things to change, for their joints. Ask the vet for a target and a plan. A sudden gain with the same food should be checked.",
    },
  },
  {
    id: 'pet-not-eating',
    words: [
      /\b(?:dogs?|cats?|pets?|puppy|kitten|rabbits?|bunny|hamster|guinea pigs?|parrot|budgie|tortoise)\b/u,
      /\b(?:not eating|isnt eating|wont eat|doesnt eat|stopped eating|refuses (?:to eat|food)|hasnt eaten|not drinking|lost (?:his|her|its) appetite|vomit(?:s|ed|ing)?|throw(?:s|ing)? up|threw up|diarrh\w+|limp(?:s|ed|ing)|letharg\w+|is (?:so )?(?:sick|ill|unwell)|blood in|seizures?|panting|cough(?:s|ing)|swollen|lump|lick(?:s|ing) (?:his|her|its) paws?|itch(?:es|ing|y)?|los(?:es|ing) (?:fur|hair)|(?:doesnt|does not|dont) want to eat|barely eats?|hardly eats?|no appetite|bleed(?:s|ing)|wheez\w+|cant (?:walk|stand|pee|get up))\b/u,
    ],
    unless:
      /\b(?:put my (?:cat|dog) down|benign|died|dead|death|lost (?:my|our|his|her) (?:old |sweet |beloved )?(?:dog|cat|puppy|kitten|pet|horse|rabbit|boy|girl)|passed|put (?:him|her|it|them) (?:down|to sleep)|put (?:him|her|it) (?:down|to sleep)|cancer|tumou?r|attacked|bitten|fleas?|ticks?|im itch\w*|i am sick|im sick|makes me sick|feral|stray)\b/u,
    tries: [
      'my cat isnt eating since yesterday and hides in the closet',
      'dog threw up four times tonight',
      'rabbit stopped eating this morning, is that bad',
      'found a lump on my dogs belly and im scared to call',
      'the puppy is limping after the park, wait or vet',
      'my dog wont eat',
      'cat keeps throwing up',
      'my budgie is fluffed up and not eating since noon',
      'should i go to the emergency vet, the dog has diarrhea and is shaking',
      'we just came back from the mountains, he was so happy, and since last night the dog is limping and wont put weight on it',
      'my guinea pig isnt eating and sits in the corner, the vet opens tomorrow at nine',
      'found a lump behind my dogs ear, how worried should i be',
      'is it normal that my cat vomits hair twice a week',
      'my cat doesnt want to eat',
    ],
    says: {
      told: 'Not eating, vomiting, limping or a lump: phone a vet today, because they can tell from a few facts how urgent it is: since when, eating, drinking, toilet, energy, gums pink or pale. Rabbits, guinea pigs and birds that stop eating, cats after a day, puppies and anyone with blood, a hard belly or trouble breathing go right away, also at night. Many lumps and limps turn out to be minor.',
      should:
        "Call now and let them decide whether it can wait; the call costs little. Go straight in with blood, a hard belly, pale gums, trouble breathing, repeated vomiting, a small animal that won't eat, or a cat that hasn't eaten for a day. A lively adult dog with one upset stomach can often be watched, with water, until morning.",
      normal:
        "A skipped meal in a lively grown dog can be normal; a rabbit, guinea pig or bird not eating, or a cat for a day, isn't, and needs a vet now. A hairball now and then is normal, twice a week deserves a visit. You're not fussing by calling. Note since when, what goes in and what comes out, and phone with that.",
    },
  },
  {
    id: 'pet-after-moving-house',
    words: [
      /\b(?:cats?|kitty|dogs?|pup(?:py)?|pets?|kitten)\b/u,
      /\b(?:mov(?:e|ed|ing)|new (?:house|home|flat|apartment|place)|relocat\w*)\b|\b(?:moved|new flat)\b/u,
    ],
    unless:
      /\b(?:moved in with us|died|vet says|moving out|moved out|boyfriend moved|partner moved|new puppy|new kitten|adopt\w*|landlord|allowed)\b/u,
    tries: [
      'my cat isnt eating since we moved house, is she sad',
      'moved last week and my cat hides under the bed all day',
      'my dog wont settle in the new house, he whines at the door',
      'moved in a new flat and the dog howls all night',
      'cat hides behind the sofa since the move',
      'my dog is scared in the new apartment',
      'moved house 4 days ago and my cat wont come out',
      'our cat wants back to the old house since we moved',
      'cat hasnt eaten since the move, new apartment',
      'since we moved my dog pees inside',
      'how long does it take a cat to get used to a new home',
      'my cat keeps running back to the old house since we moved',
      'dog is sad since we moved to a new flat',
      'kitty meows all night in our new place',
      'is it normal that my cat hides for days after moving',
      'should i let my cat out after moving house',
      'new home and my dog barks at everything, he was calm before we moved',
      'cat stopped using the litter box after we moved',
      'we move next month, how do i prepare my cat',
    ],
    says: {
      told: "Unsettled, more likely than sad: to a cat or a dog a new house smells of nobody. Give one quiet room with the old bed, an unwashed blanket, food, water and litter, and let the rest be explored door by door. Same mealtimes, warm smelly food, you sitting on the floor with a book. Most settle within one to three weeks. One thing that can't wait: a cat that eats nothing for a day, or a dog for two, should be seen by a vet.",
      should:
        "Keep a cat indoors for about three weeks before the first outing, and call the vet if there's no eating for a day. For a dog, keep the old walk times and add a short one. Don't pull anyone out from under the bed, sit near and wait.",
      normal:
        'Hiding, crying at night and eating little for a day or so are normal after a move. It should get a bit better every day. No food at all for a day in a cat, or two in a dog, no water, or vomiting means a call to the vet now.',
      why: 'Because home is a map of smells to them, and overnight the map was blank. Hiding and not eating is how an animal plays it safe. Old blankets and old hours bring the map back. Since illness can look the same, a cat that eats nothing for a day should see a vet.',
      how: 'Start with one room that has all of the old things in it, unwashed, and leave the carrier open as a cave. Same food, same hours, no visitors for some days. Open the next door when the tail goes up. Cats stay in for about three weeks before the garden, and the chip gets the new address.',
      will: "Very likely, yes, in one to three weeks with old smells and old hours. Give it one room first. The exception is the appetite: if that isn't back within a day or two, have a vet look.",
      when: "Most animals settle in one to three weeks, shy ones take a month or two. Eating comes back first, then sleep, then cheek. If eating doesn't come back within a day or two, that's for the vet.",
      glad: "It's most likely the strange place: to a cat or a dog a new house smells of nobody. Give one quiet room with the old bed, an unwashed blanket, food and water, and let the rest be explored door by door. Same mealtimes, same walks, you nearby in the evening. Most settle within one to three weeks. A cat that eats nothing for a day, or a dog for two, should be seen by a vet.",
    },
  },
  {
    id: 'pet-sitter',
    words: [
      /\b(?:dogs?|cats?|pets?|puppy|kitten|rabbits?|guinea pigs?|fish|parrot|pet ?sitt\w+|dog ?sitt\w+|cat ?sitt\w+|kennels?|boarding|cattery)\b/u,
      /\b(?:holidays?|vacation|trip|travel(?:ling|ing)?|abroad|pet ?sitt\w+|dog ?sitt\w+|cat ?sitt\w+|sitter|kennels?|cattery|boarding (?:kennel|place)|weekend away|while (?:im|we are|were|i am|shes|hes) (?:away|gone)|honeymoon|look after|watch (?:my|his|her|their|our|the) (?:dog|cat))\b/u,
    ],
    unless:
      /\b(?:died|dead|death|lost (?:my|our|his|her) (?:old |sweet |beloved )?(?:dog|cat|puppy|kitten|pet|horse|rabbit|boy|girl)|passed|put (?:him|her|it|them) (?:down|to sleep)|moving abroad|bitten|babysitter|missing|strays?|street (?:dog|cat)s?|got (?:out|lost)|kids?|remember me|home alone|separation anxiety|escaped|ran (?:off|away)|bolted|comes? before me|before me|hides all day|after the holidays)\b/u,
    tries: [
      'cant enjoy my vacation because i worry about the cat the whole time',
      'sister asks me to watch her dog again for two weeks for free',
      'is it cruel to put the dog in a kennel for our honeymoon',
      'pet sitter sent no photos for 2 days',
      'who looks after the guinea pigs in the holidays if nobody can',
      'need a cat sitter',
      'dog in kennel, feel guilty',
      'my friend forgot to feed the cat while we were in portugal on holiday',
      'how much do you pay a dog sitter for a long weekend',
      'should i cancel my trip because nobody can take the dog',
      'we saved two years for this vacation, the flights are booked, and now my mother says she cant look after the cat after all',
      'is it ok to leave two cats alone for a weekend away with an automatic feeder',
      'what do i say to my brother who always brings his dog when he goes on vacation and never asks',
    ],
    says: {
      told: "A good sitter and one written page take most of the worry out: food, hiding places, the vet's number, a spending limit, and when you'd like a photo. Cats mostly prefer their own home with someone coming by every day, feeder or not; many dogs do well with a person they've already stayed a night with. So do one trial night. If you're the sitter, you may say what it's worth.",
      should:
        "Go, yes, with a trial night first. Cats usually do best at home with daily visits, dogs with a familiar person or a place you've seen in person, small animals with a neighbor and a page of notes. If you're the one being asked to sit, say yes only to the days you'd give gladly.",
      say: '"I love your dog, and two weeks is more than I can do for free. I can take the first four days, and I know a sitter for the rest." Or, to a sitter: "Could you send me one photo each evening? It lets me relax." Both are ordinary sentences, and nobody good minds them.',
      normal:
        "Very normal; you can't explain to an animal that you're coming back. Most of them settle by the second day, sooner than their people. Agree on one photo at a fixed hour and don't check in between. If messages stop altogether, call, and have a neighbor with a key as a second line.",
    },
  },
  {
    id: 'rehoming',
    words: [
      /\b(?:dogs?|cats?|pets?|puppy|kitten|rabbits?|horse|guinea pigs?|parrot)\b/u,
      /\b(?:rehom(?:e|ed|ing)|give (?:him|her|it|them) (?:up|away)|give (?:up|away) (?:my|our|the|his)|give (?:my|our|the) \w+ (?:up|away)|giving (?:\w+ ){1,2}(?:up|away)|giving away|gave (?:\w+ ){1,2}(?:up|away)|gave away|surrender(?:ed|ing)?|new home|(?:get|getting|got) rid of|cant keep|sell(?:ing)? (?:my|the|our) (?:dog|cat|horse|puppy)|giving up (?:my|our|the|on my)|(?:had|have|need) to give up|take (?:him|her|them) off my hands)\b/u,
    ],
    unless:
      /\b(?:died|dead|death|lost (?:my|our|his|her) (?:old |sweet |beloved )?(?:dog|cat|puppy|kitten|pet|horse|rabbit|boy|girl)|passed|put (?:him|her|it|them) (?:down|to sleep)|ex|divorc\w*|allerg\w*|(?:bit|bitten)|wants me to|says get rid|pregnant|newborn|baby|asthma|give (?:him|her|it|them) (?:food|medic\w+|pills?|treats?|a|the|back|time|space)|foster\w*|regret getting|his or her|told me|smell|pee|hair|fleas|sell my horse|selling my horse)\b/u,
    tries: [
      'i have to rehome my dog because of my night shifts and i feel like a criminal',
      'gave away the rabbits last week and the kids wont talk to me',
      'we cant keep the puppy, money is too tight',
      'how do i find a new home for two cats before i go to the nursing home',
      'i have to rehome my cat',
      'my dad goes into care and we cant keep his parrot, nobody wants a bird that swears',
      'should i give my dog away, im never home since the new job',
      'is it forgivable that i gave my cat away when i was ill',
      'the new flat is on the sixth floor, my knees are done, the pension is small, and i have to give up my dog of nine years',
      'how do i tell the children that we are rehoming the rabbits',
      'i gave up my dog ten years ago and still dream of his face, gave him away to a farm',
      'giving up my dog, heartbroken',
    ],
    says: {
      told: 'Giving an animal a home that fits better is a form of care, even when it feels like the opposite. Take your time if you can: breeder or original shelter first, then friends, then a rescue, and visit the new people. Ask a small fee, never "free to anyone". Send along the blanket, the food and a page about their habits.',
      should:
        "Yes, if the reason won't change: hours, health, money, safety. Wait, if it's a hard season with an end in sight, and look for a foster home or a paid walker to bridge it. Ask a rescue which it sounds like. They'd rather hear early, and they judge much less than people fear.",
      normal:
        "The guilt is normal, and it doesn't mean you did wrong; people who don't care don't feel it. Animals settle into a good new home faster than we do into having let go. Ask for a photo after a month if that's possible. Children may be sad at you for a while, and that's allowed too.",
    },
  },
  {
    id: 'first-cat',
    words: [
      /\b(?:cats?|kittens?)\b/u,
      /\b(?:(?:get(?:ting)? (?:a|my|our|us a|two)|got (?:a|my first|our first|two)|adopt(?:ing|ed)? (?:a|two|my)|buy(?:ing)? a|bought a|want(?:s|ed)? a|having a|first|took in a|brought home a)(?: \w+){0,2} (?:cats?|kittens?)|cat lady|cat person)\b/u,
    ],
    unless:
      /\b(?:adopted (?:a|two) (?:kitten|kittens|cat|cats) (?:called|today|this)|adopted a cat (?:from|today)|today i brought|died|dead|death|lost (?:my|our|his|her) (?:old |sweet |beloved )?(?:dog|cat|puppy|kitten|pet|horse|rabbit|boy|girl)|passed|put (?:him|her|it|them) (?:down|to sleep)|put down|second|another|new cat|old cat|other cat|resident|my cat|kids?|children|daughter|son|allerg\w*|landlord|landlady|lease|mistake|regret\w*|husband says no|stray|feral|shelter|rescue|weight|get an? (?:lazy|outdoor|indoor|old|fat))\b/u,
    tries: [
      'should i get two kittens or is one enough',
      'got my first cat at 52, am i a cat lady now',
      'getting a cat tomorrow',
      'im a dog person but my wife wants a cat',
      'should i get a cat when i work ten hours a day',
      'is it normal that a kitten sleeps inside my sweater all day, we got a kitten on friday',
      'after four years alone in this flat with only the radio talking to me i bought a cat today and shes behind the fridge',
      'how do i prepare for adopting a cat, its my first and im 70',
      'kitten or grown up cat for someone with a nice sofa, im thinking of getting a cat',
    ],
    says: {
      told: 'A cat fits a working life well as long as it has height, a window, a clean box and two daily rounds of real play. Start small: one room for the first days, hiding allowed, you sitting on the floor reading aloud. Kittens do better in twos, because they wear each other out. A calm adult from a shelter is the easier beginning.',
      should:
        "Lean yes if you're settled for the next years, can bear some hair and a vet bill, and have someone for the holidays. A kitten alone all day gets bored, so either two kittens or one grown cat who likes being single. Visit a shelter twice; the one who comes to you the second time is a good bet.",
      glad: "Welcome to the small new ruler of the place. Let the first days be one room, one box, one bowl, and you on the floor pretending not to care; it works every time. Take a photo next to a shoe or a mug for scale. In half a year you'll want to see how tiny that was.",
    },
  },
  {
    id: 'new-cat-old-cat',
    words: [
      /\b(?:cats?|kittens?)\b/u,
      /\b(?:(?:second|2nd|another|new) (?:cat|kitten)|(?:older|resident|first|other|cats?\b.*\bmy first) cat|cats? (?:and|hates?) (?:the|my|our) (?:kitten|new)|hiss(?:es|ed|ing)?|cats (?:fight|hate|dont get)|fight(?:s|ing)?)\b/u,
    ],
    unless:
      /\b(?:died|dead|death|lost (?:my|our|his|her) (?:old |sweet |beloved )?(?:dog|cat|puppy|kitten|pet|horse|rabbit|boy|girl)|passed|put (?:him|her|it|them) (?:down|to sleep)|put down|cat fight|old cat is going|my first cat|cat lady|new home|allerg\w*|regret\w*|mistake|neighbo\w+|moving in|hisses at (?:me|my)|meow\w*|wakes? (?:me|us))\b/u,
    tries: [
      'got a second cat and the first one hisses and wont come out from under the bed',
      'should i get another cat so she isnt alone',
      'my two cats were best friends and since the vet collar they fight',
      'introduced the new kitten on day one, now its war in the hallway',
      'my cats hate each other',
      'second cat, yes or no',
      'how long does it take until a new cat is accepted, week three here',
      'everybody said get two, theyll cuddle, youll love it, and now one cat lives on the wardrobe because the other cat waits below',
      'should i bring the second cat back to the breeder, they are fighting every night',
      'will my old lady accept a new kitten, she had 12 years alone with me, the cat queen',
      'my cat hisses at the kitten and now the kitten hisses at the vacuum',
      'is it normal that two brothers fight since they were neutered, cats of 10 months',
    ],
    says: {
      told: "With two cats, go back to a closed door, even if they've already met; it isn't a defeat. Newcomer in one room, swap blankets, feed on both sides of the door, then a crack, then minutes together with play. Hissing is talk and allowed; chasing and cornering means too fast. Two of everything, three litter boxes. It takes weeks, often a couple of months.",
      should:
        "Yes if your cat is young and has lived with others; think twice if they're older, timid or have always been single, since many cats are content alone. Choose a similar age and temper, and have a spare room for the first weeks. Loneliness in a cat is often boredom, so try more play first.",
      will: "Often they at least learn to share the place, and some become friends; nobody can promise which. It depends on a slow start, enough boxes, bowls and high places, and two characters that fit. If there's blood, or one stops eating or using the box, separate them and ask a vet or behavior adviser.",
    },
  },
  {
    id: 'cat-outdoors',
    words: [
      /\b(?:cats?|kitten|tomcat)\b/u,
      /\b(?:outdoors?|indoors?|outside|stays? out|out (?:all|at) night|cat flap|balcony|let (?:him|her|it|them|my cat|the cat) out|wants (?:to go )?out|busy road|catio|gps collar)\b/u,
    ],
    unless:
      /\b(?:died|dead|death|lost (?:my|our|his|her) (?:old |sweet |beloved )?(?:dog|cat|puppy|kitten|pet|horse|rabbit|boy|girl)|passed|put (?:him|her|it|them) (?:down|to sleep)|missing|stray|feral|street cats?|insurance|pee\w*|run over|havent seen|hasnt come|didnt come|lose weight|overweight|fat|escaped)\b/u,
    tries: [
      'should i let my cat out, we live near a busy road',
      'my cat stays out all night and i lie awake until i hear the flap',
      'my cat screams at the door because she wants to go outside',
      'is keeping an indoor cat on the 4th floor mean',
      'should my cat go outside',
      'indoor cat wants out',
      'is a balcony with a net enough for a cat',
      'the road is not very big but they drive like mad, my neighbour lost two, and my cat cries because she wants outside',
      'my cat comes home from outdoors with another collar, apparently his name is kevin',
      'when can a kitten go out for the first time, cat flap is ready',
      'my cat sits at the window all day and watches the birds outside, i feel like a jailer',
      'how do i get an outdoor cat used to a flat, we moved to the city',
    ],
    says: {
      told: 'For a cat, outside is richer and inside is safer, and the road decides: near fast traffic, keep them in and bring the world to them, with high shelves, a netted window, hunting games at dusk. If they do go out, neuter and chip first, and call them in for a good dinner before dark. Fed at seven, a cat is home at seven.',
      should:
        "On a quiet lane with a chipped, neutered grown cat, yes, by day; near a busy road or with a young one, no. A netted balcony, an enclosure or a harness in the yard gives much of the joy without the cars. A cat who's known only indoors rarely misses it if there's play and height.",
      normal:
        "Keeping a cat indoors isn't mean, and lying awake over one who's out isn't silly. Indoor cats live longer on average; they do need two rounds of play a day, a window and places to climb. Crying at the door is often boredom with a schedule. Play hard just before the hour it starts.",
    },
  },
  {
    id: 'cat-missing',
    words: [
      /\b(?:cats?|kitten|tomcat)\b/u,
      /\b(?:missing|disappeared|vanished|lost (?:my|our) (?:cat|kitten) (?:in|at|near|during) (?:the|a)|ran away|run away|escaped|got out|(?:hasnt|havent|didnt|not|never) (?:come|came|been|seen|returned)(?: \w+){0,3} ?(?:home|back)?|gone since|cant find (?:my|the|our|him|her)|gone for (?:\w+ )?(?:days|nights|weeks)|(?:will|does|do|would) (?:\w+ ){0,4}comes? (?:back|home)|find (?:his|her|its) way|ran off|slipped out|wont come (?:home|back))\b/u,
    ],
    unless:
      /\b(?:came back|is back|we found|walked in|found my|died|dead|passed|put down|hasnt eaten|not eating|not been (?:eating|drinking|sleeping)|years ago|ex|missing (?:out|a)|coming back from|(?:came|come) back from|i (?:came|come) (?:home|back)|when i come home|bit|neighbo\w+ feeds|feeds my cat|plush|cuddly)\b/u,
    tries: [
      'my cat is missing since thursday and its freezing outside',
      'the kitten got out when the electrician left the door open',
      'cat hasnt come home in 3 days, will she come back',
      'our tomcat disappeared after we moved, could he be at the old house',
      'my cat is missing',
      'cat didnt come home',
      'he slipped out between my legs at four and now the cat has been gone for two nights',
      'i put up posters, rang forty doorbells, shook the treat box until my arm hurt, and our cat still hasnt come home',
      'should i stop searching, the kitten has been missing since the 2nd',
      'my kids ask every morning where the cat is, she disappeared on sunday',
      'how far does an indoor cat go when she escaped through the window',
      'will a cat come back after ten days, it snowed',
      'my cat ran off',
      'my cat is gone since friday night. orange, Mango. can you see where he is',
      'My cat has been missing since Sunday. Ginger, white bib, called Trevor. Can you see where he is?',
    ],
    says: {
      told: 'Search close and low first: most missing cats are within a few houses, silent, under a shed, in a cellar or garage. Go at midnight with a flashlight for the eye shine, sit, call softly, rattle the food. Ask neighbors to open their sheds. Put out your worn shirt, call vets, shelters and the chip register, and after a move, ask at the old address.',
      will: "I can't see where your cat is, and many do come back after days or even weeks. What raises the chance is physical searching nearby, at night, in sheds and cellars, more than posting online, though do both. Keep food and a worn shirt at the door, and tell the chip register and shelters today.",
      how: "Start within five houses: sheds, garages, under decks, up trees, with a flashlight at midnight when it's quiet. Knock and ask people to open doors with you there. Then posters with one photo and your number, chip register, vets, shelters. Food and your worn shirt outside, and a cheap camera on them if you have one.",
    },
  },
  {
    id: 'litter-box',
    words: [
      /\b(?:litter ?box(?:es)?|litter tray|kitty litter|cat litter|cat (?:pee|piss|poop?|shit|spray)\w*|(?:cat|kitten)s? (?:\w+ ){0,3}(?:pee|peed|pees|peeing|piss|pissed|pisses|pissing|spray|sprays|sprayed|poos|pooped|poops|shits))\b/u,
    ],
    unless:
      /\b(?:died|dead|death|lost (?:my|our|his|her) (?:old |sweet |beloved )?(?:dog|cat|puppy|kitten|pet|horse|rabbit|boy|girl)|passed|put (?:him|her|it|them) (?:down|to sleep)|pregnant|pissed off|blood|neighbo\w+|stray)\b/u,
    tries: [
      'my cat pees on my bed every time i visit my boyfriend',
      'why is she pooping next to the litter box and not in it',
      'roommate never cleans the litterbox and the flat stinks',
      'our tom sprayed the new sofa, cat pee is impossible to get out',
      'cat pees everywhere',
      'litter box stinks up the flat',
      'my cat uses the bathtub instead of the litter box and looks me in the eyes',
      'why does the cat pee on my husbands side only',
      'how many litter boxes do i need for three cats in two rooms',
      'ive washed the duvet four times this week, bought a new litter, a new box, a plug in thing, and the cat peed on my pillow again',
      'is it a protest when my cat poops on the mat after i come home late',
      'my boyfriend should do the litterbox, thats the deal, and he has forgotten since christmas',
    ],
    says: {
      told: "Outside the box is a cat's way of reporting a problem, and the vet comes first, because bladder trouble is the most common one. Straining with little or nothing coming, above all in a male, is an emergency tonight. Then the box: one more than you have cats, big, open, unscented sand, scooped daily, in a quiet spot. Enzyme cleaner on the old places.",
      why: "Mostly pain in the bladder, a dirty or badly placed box, stress from a change, or marking in an unneutered cat. It isn't revenge, though a bed that smells of you is a comforting place for a worried animal. Vet first, then a second box in a calm corner, then see what changed in the last month.",
      say: '"The litter box has to be scooped every day, or the cat will start using the carpet. I\'ll do it on odd days, you on even ones, and whoever forgets buys the sand." Say it at a neutral moment, with a scoop and bags hanging next to the box, so it takes one minute.',
    },
  },
  {
    id: 'cat-scratching',
    words: [
      /\b(?:cats?|kittens?)\b/u,
      /\b(?:scratch(?:es|ed|ing)?|claws?|clawing|declaw\w*|bites? (?:me|my|ankles)|attacks? (?:my|me)|bit me|shred(?:s|ded|ding)?|(?:ruins?|ruined|ruining) (?:my|the|our) (?:\w+ )?(?:furniture|sofa|couch|carpet|wallpaper|curtains))\b/u,
    ],
    unless:
      /\b(?:died|dead|death|lost (?:my|our|his|her) (?:old |sweet |beloved )?(?:dog|cat|puppy|kitten|pet|horse|rabbit|boy|girl)|passed|put (?:him|her|it|them) (?:down|to sleep)|fight\w*|neighbo\w+|stray|baby|fleas?|itch\w*|herself|himself|itself|(?:at|scratches) the door for|bedroom)\b/u,
    tries: [
      'cat scratched my brand new leather couch on day 2',
      'kitten attacks my ankles at night under the blanket',
      'do i declaw the cat or give up on having nice furniture',
      'my cat rolls over for a belly rub and then bites me out of nowhere',
      'cat scratches my sofa',
      'kitten claws, my poor legs',
      'why does my cat bite me when i stop petting her',
      'how do i save the wallpaper, the cat has shredded the whole corridor',
      'is it cruel to trim a cats claws myself',
      'three scratching posts, one as tall as the ceiling, all untouched with the tags on, and the cat claws my only good chair',
      'my cat attacks my hands when i type and my boss saw it in the meeting',
      'should i spray water when the cat scratches the door frame',
      'the cat ruins my furniture',
    ],
    says: {
      told: "A cat has to use its claws and teeth on something, so offer better targets than your sofa or your ankles. A post that doesn't wobble, taller than the stretched cat, right beside the place they chose, and double-sided tape on the sofa edge meanwhile. Hunt a feather toy until they're tired, before bed. A twitching tail during petting means stop now.",
      why: 'Scratching is stretching, marking and nail care in one, and sudden bites are usually either play or "enough petting". Neither is malice. Look at tail and ears in the seconds before. If a gentle cat turns sharp all at once, have the vet look for pain. A cat bite that goes deep should be seen by a doctor for you.',
      should:
        "Don't spray, which only teaches fear of you, and don't declaw: it takes the last bone of each toe, often brings pain and biting, and is banned in many countries. Trim the tips every two weeks, put a sturdy post at the very spot, tape the sofa for a month, and cover it when guests come. Most furniture can be saved that way.",
    },
  },
  {
    id: 'cat-wakes-me',
    words: [
      /\b(?:cats?|kitten)\b/u,
      /\b(?:wak(?:e|es|ing) (?:me|us)|woke me|meow(?:s|ing|ed)?|yowl(?:s|ing)?|scream(?:s|ing)?|zoomies|(?:3|4|5) ?(?:am|in the morning)|all night long)\b/u,
    ],
    unless:
      /\b(?:died|dead|death|lost (?:my|our|his|her) (?:old |sweet |beloved )?(?:dog|cat|puppy|kitten|pet|horse|rabbit|boy|girl)|passed|put (?:him|her|it|them) (?:down|to sleep)|outside|go out|in bed|on my face|stray|missing|neighbo\w+|threw up|vomit\w*|in heat)\b/u,
    tries: [
      'cat wakes me at 4 every morning by knocking things off the shelf',
      'how do i make the kitten stop meowing before sunrise',
      'zoomies at 3am over my head, cat is 2 years old, im a nurse',
      'my cat yowls in the hallway at night lately, shes deaf i think',
      'cat wakes me at 4am',
      'my cat screams at night',
      'how do i teach a cat that sunday exists, he wakes me at five',
      'is it normal that a cat meows for an hour at a closed door',
      'why does she get the zoomies exactly when i lie down, my cat is 9',
      'should i feed the cat at night so he stops waking us',
      'ive got a new job, three alarms and bad nerves, and the cat sits on the shelf at 4 am and pushes down my glasses one by one',
      'new kitten meows all night long and my roommate has exams',
    ],
    says: {
      told: 'The early waking gets paid for in breakfast, so take yourself out of it: an automatic feeder at five, so the cat wakes the machine. In the evening, a hard ten minutes of hunting play, then the biggest meal, then bed. After that, not one reaction for two weeks, not even a groan. A brand new kitten is different: it misses its litter, so let it sleep near you. An older cat that newly cries at night should see the vet.',
      will: 'It mostly gets better in two to three weeks, provided that nobody gives in once, because one breakfast at four buys ten more. It tends to get louder just before it stops. If the cat is old, newly loud or drinking a lot, see the vet first, since that can be thyroid, pain or hearing.',
      why: "Cats are built for dawn, and at some point a meow at four produced food or at least a person. In a young cat it's also leftover energy. In an old one, crying at night can come from pain, blood pressure or failing senses, which a vet can check. For the rest: evening play, late meal, automatic feeder.",
    },
  },
  {
    id: 'cat-brings-prey',
    words: [
      /\b(?:cats?|kitten)\b/u,
      /\b(?:(?:brings?|brought|bringing|left|leaves|caught|catches|kills?|killed|drops?|dropped|gifts?|presents?)\b.*\b(?:mouse|mice|birds?|rats?|lizards?|sparrow|frogs?|snake|rabbit)|half a mouse|dead (?:mouse|bird|mice|birds)|kill(?:s|ing)? (?:\w+ )?(?:birds|mice|lizards|frogs)|leaves? the (?:mice|mouse|birds?)|(?:mouse|mice|birds?|lizard|frog|snake) (?:\w+ ){0,3}(?:the|my|our) cat (?:brought|caught|left|dropped))\b/u,
    ],
    unless: /\b(?:my (?:bird|rabbit|hamster|budgie)|omen|sign)\b/u,
    tries: [
      'cat brought a live mouse into my bed last night',
      'my cat killed a robin and i feel awful for the bird',
      'is it true cats leave dead birds as gifts because they think we cant hunt',
      'the cat drops half a mouse on the mat every single morning',
      'cat brought me a mouse',
      'dead bird on my doormat, thanks cat',
      'my cat caught a bat, no a bird, and it was still alive in the hallway',
      'is it normal that the kitten brings a frog every evening',
      'my mother in law came to tea for the first time, white trousers, and the cat dropped half a mouse on her shoe',
      'how do i stop my cat from killing birds, i love both',
      'why does he leave the mice always on my side of the bed, this cat',
      'what do i do with a live lizard the cat brought behind the piano',
    ],
    says: {
      told: "A cat that brings prey home is mostly taking it somewhere safe; whether it's meant as a gift, nobody can ask them. Pick it up with gloves, wash hands. A live bird that's been in a cat's mouth needs a wildlife rescue even if it looks fine; never touch a bat barehanded, and call the vet about the cat. To spare the birds: in at dawn and dusk, a bright collar cover, meatier food and hunting play every day.",
      why: "The usual explanation is that home is where a cat feels safe to keep or eat a catch, hungry or not, since hunting is wired apart from appetite. The gift story is charming and can't be checked. Your reaction doesn't matter much to them. Play and meaty food reduce it more than scolding does.",
      how: 'Keep the cat in during the hours around sunrise and sunset, use a bright patterned collar cover, play hunt for five to ten minutes before they go out, and feed meatier food. A live one in the house: close the cat away, shut other doors, open a window, and use a box and a piece of card.',
    },
  },
  {
    id: 'kittens-or-puppies-born',
    words: [
      /\b(?:(?:cat|dog|she|kitty)(?: is| got| was|s)? pregnant|pregnant (?:cat|dog)|(?:had|has|having|gave birth to|litter of) (?:\w+ )?(?:kittens|puppies|pups)|in heat|(?:kittens|puppies) (?:were|was|are|got)? ?born|newborn (?:kittens?|pupp(?:y|ies))|(?:cat|dog|kitty) (?:just |has |is )?(?:gave|given|giving) birth|(?:cat|dog)s? (?:is )?in labou?r)\b/u,
    ],
    unless:
      /\b(?:died|dead|death|lost (?:my|our|his|her) (?:old |sweet |beloved )?(?:dog|cat|puppy|kitten|pet|horse|rabbit|boy|girl)|passed|put (?:him|her|it|them) (?:down|to sleep)|stillborn|my wife is pregnant|girlfriend is pregnant|she is pregnant with our|im pregnant|my (?:wife|sister|girlfriend|friend|daughter) (?:just )?gave birth)\b/u,
    tries: [
      'my cat is pregnant and i had no idea, she is 8 months old',
      'our dog had 7 puppies last night in the laundry room',
      'the cat is in heat and screams, neighbors think i hurt her',
      'a stray gave birth to four kittens under our porch',
      'my cat had kittens',
      'dog in heat, help',
      'our dog is pregnant by the neighbours spaniel and nobody is sorry',
      'how do i know when a pregnant cat is about to give birth',
      'is it normal that she carries the newborn kittens into my wardrobe',
      'we thought she was just getting round from the good food, and on tuesday morning the cat had five kittens in my suitcase',
      'when can puppies leave their mother, our dog had puppies in march',
      'should i let my cat have one litter of kittens before spaying, my aunt says so',
      'my cat just gave birth',
    ],
    says: {
      told: "Call a vet for a check, and otherwise give the mother a warm, dim, quiet box, good food and few visitors. Hard straining for half an hour without a baby is an emergency, and a little one that's cold, thin or crying nonstop needs help today. Puppies stay with her at least eight weeks, kittens ten to twelve. No animal needs a litter before being spayed, and for a cat in heat, that appointment is the real answer.",
      glad: 'How wonderful, a box full of squeaking. Weigh each one daily on a kitchen scale, since a steady gain is the best sign there is, and let the mother choose who comes near. Photos now, hands later, from about the third week. And start early on asking around for homes, so that you can be choosy.',
      how: "Warmth, quiet and food for the mother; she does nearly everything else. A box with high sides, towels you can wash, kitten or puppy food for her, fresh water, and a daily weighing of the little ones. Call the vet if one isn't gaining, if she has a fever or discharge that smells, or strains without result.",
    },
  },
  {
    id: 'neighbours-cat',
    words: [
      /\b(?:neighbo(?:u)?rs? cats?|(?:cat|cats) (?:from )?next door|someones cat|another persons cat|(?:strange|random|other peoples) cats?|(?:neighbo(?:u)?r|next door)\b.*\b(?:her|his|their|my|a|the) (?:\w+ )?cats?|cats?\b.*\b(?:neighbo(?:u)?rs?|next door)|cats? (?:\w+ ){0,4}(?:my|our) (?:flower ?bed|vegetable|sandbox|raised bed|garden)|neighbo(?:u)?rs? whose cats?)\b/u,
    ],
    unless:
      /\b(?:died|dead|death|lost (?:my|our|his|her) (?:old |sweet |beloved )?(?:dog|cat|puppy|kitten|pet|horse|rabbit|boy|girl)|passed|put (?:him|her|it|them) (?:down|to sleep)|missing|hasnt come|look after|sitter|complain\w*|pregnant|in heat|street cats?|strays?|feral|threaten\w*|poison\w*|shot|shoots?|hurts?|kick\w*|wakes me)\b/u,
    tries: [
      'neighbors cat uses our sandbox as a toilet, my kid plays there',
      'the cat next door basically lives with us now and they are upset',
      'a random cat walks in every evening and sleeps on my chair',
      'my neighbour feeds my cat and now he wont come home',
      'cats keep digging up my vegetable beds',
      'neighbours cat in my garden',
      'is it stealing when the neighbors cat sleeps at my place every night',
      'how do i keep other peoples cats out of my raised beds',
      'my neighbour says i feed her cat on purpose, the cat just comes and screams',
      'i planted salad, i planted beans, i put up a little fence, and every night someones cat uses it as a toilet',
      'a random cat followed me home and gets along with my kids, nobody knows whose it is',
      'cat next door moved in with us',
      'what do i say to the neighbour whose cat scratches my new car',
    ],
    says: {
      told: 'A cat that crosses fences belongs to one door and thinks in five, so talk to the people, kindly and early. For the garden: cover the sandbox, lay chicken wire or twigs on bare soil, run a motion sprinkler. For a cat who\'s moved in on someone: no food from anyone but the owner, and a paper collar with "do you have a home?" if you don\'t know whose.',
      say: '"Your cat is lovely and visits a lot. Would you rather I didn\'t open the door, or are you fine with it?" Or from the other side: "My cat\'s on special food, so please don\'t feed mine, however starved the act. It would help me a lot." A health reason keeps it friendly.',
      normal:
        "It's normal to mind, from both sides: mess in your garden, or your own animal moving in elsewhere. Neither makes you a cat hater or a thief. Most of it ends once nobody but the owner feeds. Talk in person, once, with a smile, before either of you writes a note.",
    },
  },
  {
    id: 'strays',
    words: [
      /\b(?:strays?|stray (?:cats?|dogs?|kittens?)|street (?:cats?|dogs?)|feral(?: cats?)?|abandoned (?:cats?|dogs?|kittens?|pupp(?:y|ies))|(?:cats?|dogs?|kittens?) on the street|found (?:a|two|three|some) (?:\w+ )?(?:kittens?|pupp(?:y|ies)|dog|cat))\b/u,
    ],
    unless:
      /\b(?:died|dead|death|lost (?:my|our|his|her) (?:old |sweet |beloved )?(?:dog|cat|puppy|kitten|pet|horse|rabbit|boy|girl)|passed|put (?:him|her|it|them) (?:down|to sleep)|bit (?:me|my)|gave birth|bitten|stray (?:hair|thought|bullet))\b/u,
    tries: [
      'a stray followed me home',
      'a stray cat followed me home from the bus stop and wont leave',
      'a stray cat follows me home every day, should i keep her',
      'i feed 9 street cats behind my building and the neighbours hate me',
      'found a kitten in a box by the highway',
      'came back from holiday in crete and cant stop thinking of one street dog',
      'found a stray kitten',
      'feeding stray cats every night',
      'there is a stray dog outside my work in bucharest and he waits for me now',
      'it was raining, everybody drove past, i was already late, and there was a box with abandoned puppies next to the bins',
      'is it wrong to feed strays if i cant keep them',
      'my 9yo found a kitten behind the school and it sleeps in her hood, found a kitten and a best friend',
      'should i bring a street dog home from my trip to turkey',
      'how do i catch a feral cat that is limping',
    ],
    says: {
      told: "Start with whether the stray has a person: a vet or shelter reads the chip for free, and a photo in local groups does the rest. If there's nobody, the most useful thing after food is neutering; local rescue groups often do it cheaply and lend you a trap. Feed at fixed hours and clear up, and neighbors calm down. A tiny one needs warmth and a rescue, no cow's milk. Any bite or scratch from a stray means soap, water and a doctor the same day.",
      should:
        "Yes, after a chip check and a vet visit, if you have the years and the money for it and the animal keeps choosing you. If you can't, feeding, a neutering appointment and a word to a rescue already change that life. An animal you met on a trip can often be adopted through the local rescue there.",
      normal:
        "It's normal that one face stays with you, or that you can't walk past. It's a good trait, and it needs an edge so that it doesn't eat you up: decide what you can do each week, do that well, and join a local group for the rest. One neutered cat prevents dozens of hungry ones.",
    },
  },
  {
    id: 'feeding-wild-animals',
    words: [
      /\b(?:fox(?:es)?|pigeons?|wild birds|the birds|garden birds|bird feeder|seagulls?|crows?|squirrels?|ducks?|swans?|raccoons?|deer|hedgehogs?|magpies?|robins?)\b/u,
      /\b(?:feed(?:s|ing|er|ers)?|fed|bread|bird ?bath|nuts|seeds?|steals?|visits?|comes? (?:every|to|back|by)|befriend\w*|tame|nest(?:s|ing|ed)?)\b/u,
    ],
    unless:
      /\b(?:injured|hurt|wounded|died|dead|sign|meaning|omen|hit|fell out|steals? my heart|spirit|dream\w*)\b/u,
    tries: [
      'i feed a fox every night and my wife says stop',
      'the crows in my street know me since i give them nuts',
      'old lady on the 2nd floor feeds pigeons and my balcony is covered',
      'which seeds do i put out for the birds in winter',
      'a duck built a nest in my flower pot on the balcony',
      'crows visit my balcony',
      'should i feed the birds',
      'a robin comes to my kitchen table every morning and eats crumbs, he visits me since my operation',
      'how do i stop squirrels from stealing everything in the bird feeder',
      'is it bad to give bread to ducks with my grandson',
      'pigeons built a nest on my ac and my husband wants to throw it down',
      'neighbours complain that i feed the seagulls, but one has only one leg',
      'i live alone on the ground floor, the winter was long, and then a fox started to visit my garden and i put out some cat food',
    ],
    says: {
      told: "Feeding wild animals is a joy that needs a light hand: small amounts, the right food, and never so much that they come to rely on you or the neighbors. Seeds and unsalted nuts for birds and squirrels, no bread for ducks, clean feeder weekly, clean water always. Foxes and raccoons better from a distance and seldom. A nest is left alone until it's empty.",
      should:
        "Birds, yes, with clean feeders and proper seed. Foxes, raccoons, pigeons and gulls, rather no: a fed one gets bold, and it's the animal who pays when someone complains. Water is the gift nobody objects to. Some towns forbid feeding certain animals, so a look at the local rules saves trouble.",
      normal:
        'Very normal, and crows really do know faces, so you may well have friends up there. Being visited by something wild makes a day better for many people. Keep it small and clean, and with a neighbor who feeds too much, speak about the balcony and not the heart: "Could you feed them over at the park?"',
    },
  },
  {
    id: 'hens',
    words: [
      /\b(?:hens?|chickens|rooster|roosters|cockerel|chicks|(?:chicken )?coop|backyard eggs|laying eggs|quails?|geese|ducklings?)\b/u,
    ],
    unless:
      /\b(?:hen (?:party|do|night|weekend)|bachelorette|dead|died|killed|recipe|nuggets|dream\w*|chickens out|(?:hot|other|these) chicks)\b/u,
    tries: [
      'we got three hens and nobody told me how fun they are',
      'my chickens stopped laying in october',
      'neighbors rooster screams at 4:30 every day',
      'is it worth keeping chickens for the eggs',
      'a fox got into the coop last night',
      'my hens stopped laying',
      'got four chickens, love them',
      'which age do chicks need to go outside, mine are 5 weeks',
      'is it allowed to keep hens in a town garden in england',
      'how do i tell the neighbour that his rooster drives me mad',
      'i sit out there with my coffee before work, nobody wants anything from me, and the hens talk, best minutes of my day',
      'one of my chickens is bullied by the others and has a bare neck',
      'should we get ducks or hens, we have 300 square meters and a fox',
    ],
    says: {
      told: "With hens, the night door is the most important thing you own: closed at dusk, every dusk, with strong mesh dug into the ground. Laying drops in short days and during the molt, which is rest and no fault. Chicks go out around six weeks, fully feathered. A bullied hen needs a second feeder and a hiding place, a hunched or pale one a vet. About roosters and numbers, your town has rules, worth knowing whichever side of the fence you're on.",
      should:
        'Yes, if you want the company; for the money, no, since coop, feed and mesh make those very expensive eggs. You need at least three, a fox-proof house, someone at dusk every day and a holiday plan. Ask the town about limits and roosters first. Some farms rent out hens for two weeks, which is a good way to find out.',
      normal:
        'Normal, mostly: hens lay less in autumn and winter, stop while they change feathers, and slow down with the years. More light, a little more protein and quiet help. If one is hunched, puffed up, or has a drooping tail, see a vet. And yes, being this fond of a chicken is normal as well.',
      glad: "Hens are wonderful company, half comedy and half breakfast. Sit with them ten minutes in the evening and they'll start to come when they see you. Write the date on the first egg. And check the night latch twice; everyone who keeps them has one story about the evening they didn't.",
    },
  },
  {
    id: 'rabbits-and-rodents',
    words: [
      /\b(?:rabbits?|bunny|bunnies|guinea ?pigs?|hamsters?|gerbils?|chinchillas?|ferrets?|degus?|pet (?:rats?|mice|mouse))\b/u,
    ],
    unless:
      /\b(?:died|dead|death|lost (?:my|our|his|her) (?:old |sweet |beloved )?(?:dog|cat|puppy|kitten|pet|horse|rabbit|boy|girl)|passed|put (?:him|her|it|them) (?:down|to sleep)|passed|buried|bad bunny|bunny hill|playboy|rabbit hole|dream\w*|easter bunny|my (?:cat|dog))\b/u,
    tries: [
      'my hamster runs in the wheel all night next to my bed',
      'thinking of getting a bunny for the apartment',
      'our two guinea pigs fight since sunday, blood on one ear',
      'is one rabbit ok if i spend a lot of time with it',
      'hamster escaped and is somewhere behind the kitchen',
      'my hamster bit me',
      'is my bunny happy',
      'our rabbits chew every cable and the tv is gone',
      'how long do guinea pigs live, my daughter just got two',
      'should i get a second rabbit, mine sits alone when i work',
      'the pet shop said two males are no problem, we bought the biggest cage they had, and now the guinea pigs fight all night',
      'is it normal that a bunny thumps when my boyfriend laughs',
      'ferrets stole my car keys, both sets, they live behind the washing machine',
    ],
    says: {
      told: 'Small animals need more room and different company than the shop says. Rabbits and guinea pigs live in pairs at least, with hay all day and space to run; hamsters live alone, dig deep and wake at night. Fights with blood mean separating now and a vet. An escaped one comes to seeds at night: bucket, towel as a ramp, lights out.',
      should:
        "Yes if you've got the floor space and like watching more than holding, since most of them dislike being carried. Rabbits and guinea pigs only as two or more, hamsters only single. Look at shelters first, they have many. And a vet who knows small animals should be in reach, because they hide illness until late.",
      normal:
        "One alone is too lonely for a rabbit or guinea pig, however kind the human; for a hamster it's exactly right. Night noise, thumping, digging and chewing are normal. Not eating for several hours isn't and means a vet now. Bonding two takes neutral ground, two of everything, and patience over a couple of weeks.",
    },
  },
  {
    id: 'pet-birds',
    words: [
      /\b(?:budgies?|budgerigars?|parrots?|parakeets?|cockatiels?|cockatoos?|lovebirds?|canar(?:y|ies)|macaws?|african grey|pet bird|conures?|bird ?cage)\b/u,
    ],
    unless:
      /\b(?:died|dead|death|lost (?:my|our|his|her) (?:old |sweet |beloved )?(?:dog|cat|puppy|kitten|pet|horse|rabbit|boy|girl)|passed|put (?:him|her|it|them) (?:down|to sleep)|passed|buried|canary islands|dream\w*|wharf|(?:my|our) (?:dog|cat|pit ?bull|husky|puppy))\b/u,
    tries: [
      'my budgie hasnt sung since his friend moved to my sisters',
      'parrot repeats my fights with my husband to the guests',
      'cockatiel flew out of the window an hour ago',
      'is it cruel to keep a single lovebird',
      'my parrot screams all day',
      'budgie wont come out',
      'my cockatiel plucks his own feathers since i work shifts',
      'should i get a second canary or will he stop singing',
      'is a parrot a bad idea at 65, they get so old',
      'i only opened the window for a second to shake out the cloth, and my lovebird was on the roof across the street',
      'how do i teach my parakeet that my ear is not a nut',
    ],
    says: {
      told: 'Birds like these are flock animals with clever heads, so company and things to take apart matter more than a pretty cage. Most want a partner of their own kind, hours of flying time, and ten to twelve hours of dark sleep. Fluffed up, silent or at the bottom of the cage means vet today. Flown off: cage with food outside, its own calls played, look up at dusk.',
      should:
        "Think in decades and decibels: parrots can outlive a marriage and are heard through walls. Yes if you're home a lot and can keep two; no if it would sit alone all day. Budgies are the kinder start. Rescue stations have many grown birds with known characters, and they'll advise you honestly.",
      normal:
        "Loud at dawn and dusk, chewing, copying whatever is said with feeling, all normal. Being silent, plucking feathers, sitting fluffed up or newly biting isn't, and a bird vet should look. For a single bird, a mirror is no friend. A second of the same kind usually changes more than any toy.",
    },
  },
  {
    id: 'fish-tank',
    words: [
      /\b(?:aquariums?|fish ?tanks?|goldfish|guppies|guppy|betta|koi|my fish|our fish|pet fish|neon tetras?|axolotls?|pond fish)\b/u,
    ],
    unless:
      /\b(?:visited|date at|dream\w*|recipe|fry|sea world|pisces|aquarius|stood up|butterfly)\b/u,
    tries: [
      'my fish tank turned green again after i cleaned everything',
      'all my guppies have babies and now i have 60',
      'my goldfish died after two days, what did i do wrong',
      'want an aquarium in the living room, is it much work',
      'my goldfish looks sick',
      'fish tank smells weird',
      'how often do i clean a 60 liter aquarium, the man said never, the book says weekly',
      'why do my guppies eat their babies',
      'is it normal that the betta doesnt move for hours',
      'it was supposed to be a calm hobby for after work, and now i have 400 in test kits and my aquarium is still cloudy',
      'should i get an axolotl for my 10yo who loves strange things',
    ],
    says: {
      told: "A tank is really a garden of bacteria with fish in it, and most trouble comes from being too clean, too fast or too generous. Run a new one for several weeks before any fish, feed what's gone in a minute, change a quarter of the water weekly, and never wash the filter with tap water. A drop test tells you more than guessing. Bigger tanks are easier.",
      should:
        "Yes, if you can wait: set it up, let it run empty for about a month, then add a few hardy fish. After that it's half an hour a week and a quiet light in the room. Take at least sixty liters, since small bowls tip over fast. A local club will often give you plants and advice for nothing.",
      why: "Most often it's the water, invisible and recently changed: a tank that hadn't run in, a filter washed too well, too much food or too many fish. It happens to nearly everyone with the first tank, and you weren't careless. Test for nitrite and ammonia, change a third of the water, feed little for a few days.",
    },
  },
  {
    id: 'reptiles-and-spiders-as-pets',
    words: [
      /\b(?:turtles?|tortoises?|(?:pet|my|his|her|a|corn|ball) (?:snakes?|pythons?|gecko|lizard|tarantula|spider|iguana|chameleon|frog)|bearded dragons?|geckos?|ball python|tarantulas?|terrarium|vivarium|reptiles?)\b/u,
    ],
    unless:
      /\b(?:dream\w*|died|dead|(?:is|hes|shes|was|like|being|such) a snake|scared of|afraid of|fear of|phobia|found (?:a|in)|killed a|huge spider|in (?:the|my) (?:bath\w*|shower|bedroom|shoe|garden|kitchen|yard)|a spider)\b/u,
    tries: [
      'the kids want a snake',
      'my tortoise woke up from hibernation in january what now',
      'boyfriend keeps a ball python and wants to move in with it',
      'bearded dragon sits with his mouth open all day',
      'inherited a turtle from my uncle, apparently it can live to 80',
      'is it weird that my tarantula calms me',
      'my gecko escaped',
      'bearded dragon not eating',
      'should i let my 12yo keep a corn snake in his room',
      'my turtle tries to climb out of the tank all night',
      'how warm must it be for a tortoise at night in april',
      'my new girlfriend came over, we had wine, everything was nice, until she saw the terrarium with my tarantula',
      'is it normal that my ball python hasnt eaten since november',
      'who takes a 30 year old tortoise when im gone, i have no kids',
    ],
    says: {
      told: "With reptiles and spiders the equipment is the care: the right heat at one end, cool at the other, the right light, and a thermometer you trust. For nearly any odd behavior, check those first, then call a vet who knows reptiles. Find that vet before you need one. These animals outlast leases and romances, so it's fair to settle who keeps it, and in which room.",
      should:
        "Yes if you like watching more than cuddling and can promise years, sometimes decades. Buy the terrarium before the animal, read up on that one species, and check whether it's allowed or registered where you live. With a partner who's uneasy: a lock, a separate room, and you alone do the feeding.",
      normal:
        "Not weird at all; something slow and silent that asks for nothing is restful. For the animal, open mouths in the warm spot, long fasting and days of hiding can be normal, and sunken eyes, wheezing or a sudden change aren't. Check the temperatures first, then ask a vet for reptiles.",
    },
  },
  {
    id: 'horses',
    words: [
      /\b(?:horses?|pony|ponies|mare|gelding|stallion|foal|horse ?riding|riding (?:lessons?|school|stable)|dressage|show ?jumping|the stables|livery|equestrian|back in the saddle)\b/u,
    ],
    unless:
      /\b(?:cheat(?:s|ed|ing)?|needs? space|broke up|break ?up|left me|divorc\w*|another (?:woman|man|girl|guy)|affair|ghost(?:ed|ing)|died|dead|death|lost (?:my|our|his|her) (?:old |sweet |beloved )?(?:dog|cat|puppy|kitten|pet|horse|rabbit|boy|girl)|passed|put (?:him|her|it|them) (?:down|to sleep)|put down|high horse|horse race|bet|hold your horses|gift horse|dream\w*|than (?:with )?me|meat|dark horse|my little pony)\b/u,
    tries: [
      'fell off my horse in may and im scared to get back on',
      'started riding lessons at 45 and everyone else is 12',
      'cant afford my horse anymore but selling her breaks my heart',
      'my mare doesnt let me catch her since i changed stables',
      'bought a pony for the kids, husband found out from the bank',
      'i bought a horse',
      'my daughter only thinks about the pony and her marks are in the cellar',
      'is it too late to learn horse riding at 55',
      'why does my gelding bite when i tighten the girth',
      'how do i load a horse that panics in front of the trailer',
      'fell off my pony again',
      'should i sell my horse, i work full time and see him twice a week',
      'the other women at the stables whisper, the vet is expensive, it rains into my boots, and still my mare is the best part of my week',
    ],
    says: {
      told: "Horses answer to calm and repetition, so whatever it is, go back one step to where you both were easy. After a fall, have any knock to the head checked first; then it's groundwork, leading, then a quiet school horse and a teacher at walk. A horse that suddenly changes should have back, teeth and saddle checked. If it's the money, a half-share or a loan comes well before selling.",
      should:
        'For riding: yes, at any age, with a patient school and a helmet; tell them your fear on the phone and see how they answer. For owning: only with a budget that includes a bad vet year. A share in a horse, two days a week, gives most of the joy for a small part of the cost.',
      normal:
        "Completely normal. Fear after a fall is your body taking half a ton seriously, and beginners over forty are in every stable, usually the careful ones horses like. Ask for lessons at walk on the calmest horse until you're bored. Boredom is the sign you're ready for the next step.",
      will: "It can come back, and it depends on going slower than your pride wants. A steady horse, a teacher who doesn't push, short rides that end while it's still good. If the horse is what changed, have teeth, back and saddle looked at before working on manners. Pain is the usual reason.",
    },
  },
  {
    id: 'bees-and-wasps',
    words: [
      /\b(?:bees|beekeep\w*|bee ?hives?|hive|(?:two|three|four|five|six|my|our|the|his|her|his) hives|honey ?bees?|bumblebees?|wasps?|hornets?|wasps nest|swarm of|yellow ?jackets?)\b/u,
    ],
    unless:
      /\b(?:anaphyla\w*|died|dead|swelling (?:of )?(?:my )?(?:throat|tongue|face)|cant breathe|dream\w*|stingray|hive mind|sign|meaning|spirit|hives all over|queen bees)\b/u,
    tries: [
      'there is a wasp nest under our roof right above the kids window',
      'started beekeeping this spring and got my first honey',
      'a swarm of bees landed on my car, what do i do',
      'got stung by two wasps on the foot today',
      'my husband put three hives next to the terrace without asking',
      'wasp nest in our roof',
      'got stung by a wasp',
      'how do i eat outside without wasps, we tried cloves',
      'is it normal that my bees all left in one afternoon',
      'i was hanging up the laundry, thinking of nothing, and then i saw a hornets nest as big as a football over the kids swing',
      'first jar of honey from my own bees, it tastes like our street',
      'a bumblebee sleeps on my balcony lavender every evening, are bumblebees ok',
      'should i get a beehive, my garden is small and my neighbour is grumpy',
    ],
    says: {
      told: "Bees and wasps do best with distance and no sudden moves. A swarm on a branch or car is gentle and usually gone in a day; a local beekeepers' club will collect it gladly. Leave a wasp nest to a professional, as some kinds are protected and it empties in late autumn. Stings: cool them. Trouble breathing, a swollen face, dizziness or a sting in the mouth means emergency number at once.",
      should:
        "For a nest: leave it if it's out of the way, since it dies off in autumn; call a professional if it's near a door, a child's room or anyone allergic. For keeping bees: yes, after a year alongside someone from the local club. They need an hour a week in season, and a neighbor who's been asked.",
      glad: "Your own bees and maybe your own honey, that's a fine thing to have going. Put a jar aside with the year on it; every summer tastes different. A jar over the fence does wonders with neighbors, too. And write down what bloomed when you opened the hive. Next spring you'll be glad of it.",
    },
  },
  {
    id: 'farm-animals',
    words: [
      /\b(?:cows?|calf|calves|cattle|sheep|lambs?|lambing|calving|goats?|piglets?|pigs|alpacas?|llamas?|donkeys?|livestock|my herd|milking|the herd)\b/u,
    ],
    unless:
      /\b(?:guinea|dream\w*|black sheep|scapegoat|counting sheep|holy cow|cash cow|cheese|recipe|cal(?:f|ves) (?:muscle|pain|hurt\w*|cramp\w*)|my cal(?:f|ves)|(?:right|left) calf|year of the|lamb of|goat of all|the goat|sign|chops|capricorn|died|dead|fat cow|you cow|pigs (?:might )?fly|cal(?:f|ves) after|eating (?:pigs|cows|lamb)|are (?:all )?pigs|(?:a|fat|stupid|silly) cow)\b/u,
    tries: [
      'we have 40 cows and my son doesnt want the farm',
      'lambing season, slept three hours a night for two weeks',
      'the goats ate my neighbours roses',
      'i get so attached to the calves and then they go to market',
      'want to buy two alpacas and quit the city',
      'lambing season, no sleep',
      'our cow is sick, 30 cows and one vet',
      'my goats escape every day and stand in front of the church',
      'should we keep the sheep now that my father in law cant help anymore',
      'is it normal to cry when the lambs are sold',
      'up at four for the milking, again at five in the evening, no holiday in eleven years, and my wife wants to see the sea',
      'how much land do i need for two donkeys',
      'my pigs know their names and now i cant eat sausage, thanks',
    ],
    says: {
      told: "Keeping animals like these ties a person to the day twice over, morning and evening, and that's both what's good about it and what wears you down. Whatever presses now, look first for one more pair of hands: a neighbor to swap weekends, a relief service, the farm advisers, who are often free. Attached and practical can live in one person. Most good farmers are both.",
      normal:
        "It's normal, in farmhouses too: people name them, sit up with them, and are quiet on the day the truck comes. It doesn't make you unfit for the work. Some keep one old animal for good, as a kind of agreement with themselves. It's allowed to be hard each time.",
      should:
        "Try it before you buy: work a few weeks on someone's farm, in February, not June. Then yes, if you've got land, fences, water, a vet who does large animals and someone for your days off. Never one alone, they're herd creatures. Ask the local farm office about registration before the first trailer arrives.",
    },
  },
  {
    id: 'insects-in-the-house',
    words: [
      /\b(?:ants|cockroach(?:es)?|roach(?:es)?|fruit flies|flies in|moths|pantry moths|silverfish|mosquito(?:es|s)?|stink ?bugs?|ladybugs|fleas?|ticks?|centipedes?|fungus gnats|gnats|earwigs?|midges)\b/u,
    ],
    unless:
      /\b(?:dream(?:t|ed|s|ing)? (?:about|that|last)|(?:a|my|weird|strange) dream|sign|meaning|malaria|dengue|lyme|rash|tick(?:s)? (?:all )?(?:the )?box\w*|ticks me off|blue tick|tiktok|clock|butterflies and|flea market|blue ticks?|ticks are blue|like ants)\b/u,
    tries: [
      'ants in the kitchen again, they come through the wall',
      'saw one cockroach and now i cant sleep in my own flat',
      'pantry moths ate through all my flour and rice',
      'the cat has fleas and now im itching everywhere',
      'found a tick on my leg after the picnic',
      'ants everywhere',
      'cockroaches in my new flat',
      'is it dirty to have silverfish, im so ashamed',
      'my roommate leaves dishes for days and now we have roaches',
      'it was the first night in my own apartment, mattress on the floor, pizza, happy, and then a cockroach walked over my foot',
      'mosquitoes eat only me and never my husband, why',
      'the dog brought fleas and my son has bites all over his legs',
      'how do i get rid of fruit flies, i even dream of vinegar',
    ],
    says: {
      told: "Small invaders come for food, damp or warmth, so take that away and the numbers fall: everything in jars, dry sink at night, cracks sealed, bins out. Ants get bait at their trail, moths a clean shelf, fleas a treated pet plus hot washing. A tick comes out straight with tweezers; a spreading red ring means a doctor. Several roaches in a rented place are usually the landlord's job.",
      normal:
        "It's normal to feel crawled on for days, and it doesn't mean that your home is dirty; most of them came in with shopping, pets or through a neighbor's pipe. One ant or moth is a visitor. Several cockroaches, especially by day, are a matter for a professional, and in a rental for the landlord.",
      how: 'Find what feeds them. Flour, rice and pet food into glass or tins, sink dry at night, gaps sealed. Bait for ants and roaches rather than spray, which scatters them. For moths, throw out, wipe with vinegar, wait. For fleas, treat every pet through the vet, vacuum daily, wash hot for a month.',
    },
  },
  {
    id: 'spider-fear',
    words: [/\b(?:spiders?|arachnophobia)\b/u],
    unless:
      /\b(?:dream\w*|spider ?man|sign|meaning|spirit|symbol|my pet|veins?|solitaire|bit (?:me|my)|black widow|recluse)\b/u,
    tries: [
      'huge spider above my bed and im sleeping at my moms',
      'im 29 and call my neighbour for every spider',
      'how do i get over my fear of spiders',
      'boyfriend kills every spider and i want them to live',
      'spider in my room',
      'im terrified of spiders',
      'there was a spider in my shoe and i was barefoot',
      'how do i sleep when i know the spider is somewhere behind the bed',
      'is it silly to be 45 and scream because of a spider',
      'he is 1.90, a firefighter, carries people out of houses, and for every little spider in the bath my husband calls me',
      'should i move to australia with a fear of spiders',
    ],
    says: {
      told: 'For the spider itself: a big glass, a stiff card, out the window; for a high one, a soft broom and a long arm, or a catcher with a handle, which costs little. For the fear, go in steps so small they bore you: a drawing, a photo, one behind glass. House spiders want to be left alone, and they eat the mosquitoes.',
      normal:
        "Extremely normal, one of the most widespread fears there is, and calling a neighbor is a perfectly good solution. If it decides where you sleep or travel, it's worth a few sessions of step-by-step practice with a psychologist; few fears respond that well or that fast.",
      how: 'Step by step, and stay at each until your pulse comes down: a cartoon spider, a photo, a film, a small one under a glass across the room, then nearer. Ten minutes a day. Let someone calm do it beside you. Running away teaches the fear to grow, and staying a little teaches it to shrink.',
    },
  },
  {
    id: 'bird-flew-in',
    words: [
      /\b(?:birds?|sparrow|pigeon|swallow|robin|bats?|owl|crow)\b/u,
      /\b(?:flew (?:in|into)|inside (?:the|my|our) (?:house|flat|room|apartment)|in (?:the|my|our) (?:house|living room|kitchen|bedroom|chimney|attic|office)|stuck in|hit (?:the|my|our) window|window|(?:out of|down) (?:the|my|our) (?:chimney|house|room|attic)|flew (?:through|around))\b/u,
    ],
    unless:
      /\b(?:sign|meaning|mean|omen|symbol|spirit|superstition|dream\w*|dead|died|budgie|parrot|baseball|my bird|cat (?:brought|killed)|my cat|our cat|hooting|bad (?:luck|news)|good luck)\b/u,
    tries: [
      'a bird flew into the living room and is sitting on the curtain rail',
      'there is a bat in my bedroom, help',
      'sparrow hit our window and lies there breathing',
      'pigeon stuck in the chimney, i hear it flapping',
      'bird in my house',
      'theres a bat in the attic',
      'a pigeon is stuck in the stairwell of our building since yesterday',
      'is it dangerous to touch a bat that flew into the bedroom',
      'i was making pancakes with the balcony door open, radio on, and a sparrow flew into the kitchen and landed on the lamp',
      'little bird hit the window and sits on the terrace with closed eyes',
      'how do i get a bird out of the chimney without breaking it',
      'a swallow flew in and wont leave, the cat is watching',
    ],
    says: {
      told: 'For a bird or bat indoors: everyone out, inner doors closed, one window wide open, all lights off except outside, and give it half an hour. A bird that hit the glass goes into a closed dark box with holes, somewhere quiet, no food or water, and is let go after an hour or two. Never touch a bat barehanded; if it touched you, or was in the room while you slept, see a doctor the same day.',
      how: "Make the way out the brightest thing: one window fully open, curtains and lights elsewhere closed, people and pets out. Don't chase. For a stunned bird, a dark box and quiet for up to two hours, then open it outdoors. For a chimney or anything that stays stuck, the wildlife rescue or fire service will say.",
      will: "Often, yes: a stunned bird that's kept dark and quiet frequently flies off within an hour or two. If it can't after that, or there's blood or a hanging wing, a wildlife station is the right place. One that's merely flown in leaves by itself once the room is empty and the window open.",
    },
  },
  {
    id: 'injured-wild-animal',
    words: [
      /\b(?:birds?|pigeon|crow|blackbird|swift|sparrow|owl|duckling|fledgling|hedgehogs?|fox|squirrel|deer|hare|bat|swan|seagull|wild animal|fawn|nestling|baby birds?)\b/u,
      /\b(?:injured|hurt|wounded|broken wing|fell (?:out|from)|fallen|found (?:a|an|two|this|some)|on the (?:road|ground|pavement|sidewalk)|limping|cant fly|orphan\w*|abandoned|bleeding|hit (?:a|the|by))\b/u,
    ],
    unless:
      /\b(?:sign|meaning|omen|spirit|dream\w*|dead|window|my pet|hurt me|visit\w*|put out)\b/u,
    tries: [
      'found a baby bird on the ground, where is the mother',
      'hedgehog wandering around at noon and it looks hurt',
      'i hit a deer last night and i keep seeing it',
      'injured pigeon on my balcony since this morning',
      'found an injured bird',
      'hedgehog on the road, hurt',
      'should i put the fledgling back in the nest, it fell out',
      'is it my fault that i hit a fox with the car',
      'my 5yo carried it home in her hat, very proud, and now i have an orphaned duckling in the bathroom sink',
      'who do i call about a swan with a hook in its beak, its bleeding',
      'found a crow that cant fly and it looks at me so seriously',
      'we found a baby squirrel under the tree after the storm, what does it drink',
    ],
    says: {
      told: "Call a wildlife rescue before doing much; they'll tell you in a minute what that animal needs. Feathered young birds hopping on the ground are usually fine and being fed, so step back and watch. For a hurt or cold one, or a hedgehog out by day: dark box, towel, warm bottle beside it, no milk, no bread. A deer or large animal is for the police or ranger; keep your distance.",
      should:
        "Help if it's bleeding, cold, covered in flies, caught by a cat, or naked and out of the nest. Leave it if it's feathered, alert and hopping, because the parents are probably waiting for you to go. Watch from indoors for an hour or two. In doubt, a photo to a wildlife rescue gets you an answer.",
      normal:
        "It's normal that it stays with you, also when it was an accident on a dark road; that jolt goes on for days. You stopped and you cared. Call the wildlife rescue or the police about the animal, tell someone the story once from start to end, and drive the road by daylight first.",
    },
  },
  {
    id: 'naming-a-pet',
    words: [
      /\b(?:dogs?|cats?|pupp(?:y|ies)|kittens?|pets?|hamster|rabbit|bunny|horse|parrot|hens?)\b/u,
      /\b(?:name (?:for|him|her|it|them|my|our|the)|names for|naming|what (?:do|should|shall|can) (?:i|we) (?:call|name)|call (?:him|her|it|our new)|cant agree on (?:a|the) name|rename|new name|nickname)\b/u,
    ],
    unless:
      /\b(?:died|dead|death|lost (?:my|our|his|her) (?:old |sweet |beloved )?(?:dog|cat|puppy|kitten|pet|horse|rabbit|boy|girl)|passed|put (?:him|her|it|them) (?:down|to sleep)|passed|(?:the|to the|our|a) vet(?! card)|called the|call (?:him|her) back|baby name|divorce|pet name for me)\b/u,
    tries: [
      'need a name for our grey kitten, kids want pizza',
      'we cant agree on a name for the puppy and he arrives friday',
      'can i rename a shelter dog who is 4',
      'what should i call my new rabbit',
      'name ideas for a puppy, name him what',
      'help us name our kitten, naming is hard',
      'is it ok to give a pet a human name, my neighbour is called max too, and so is the dog, naming trouble',
      'how do i rename a cat who answers to princess, rename her to something with dignity, shes a grey cat',
      'what should i call two hens, one bossy and one shy',
      'can a dog learn a new name at eight years',
      'my husband wants to call the dog kevin and i refuse, what should we name him',
      'weve had him for eleven days, he has a bed and a bowl and a vet card that says dog, because we cant agree on a name',
    ],
    says: {
      told: 'For a pet\'s name take two syllables, a clear vowel at the end, and nothing that sounds like "no" or "sit". Shout it out of the window once, the way you would in the park at seven in the morning; that settles most arguments. Then wait two days with the animal, since they often suggest one. A grown animal learns a new name in a week with treats.',
      should:
        "Yes, you can rename, at any age; they learn that the new sound means something good within days. Say the new name, give a treat, many times. If the old name comes with bad history, it's even a kindness. If it's a harmless one they like, something close to it in sound is easiest.",
      how: "Everyone writes three names, each may strike one from the others' lists, and what's left gets shouted across the yard. Two syllables work best. Children can have the second name, so that Pizza lives on in the passport. And take two days with the animal before you make it final.",
    },
  },
  {
    id: 'pet-birthday-and-talking',
    words: [
      /\b(?:dogs?|cats?|pupp(?:y|ies)|kitten|pets?|hamster|rabbit|parrot|horse|plants?|hens)\b/u,
      /\b(?:talk(?:s|ing|ed)? (?:to|with) (?:my|his|her|our|the|a)|birthday|gotcha day|baby voice|sing(?:s|ing)? to|fur ?baby|dress(?:es|ed)? up|my best friend is|instagram (?:account|for))\b/u,
    ],
    unless:
      /\b(?:died|dead|death|lost (?:my|our|his|her) (?:old |sweet |beloved )?(?:dog|cat|puppy|kitten|pet|horse|rabbit|boy|girl)|passed|put (?:him|her|it|them) (?:down|to sleep)|passed|vet|gave me|before me|my birthday|birthday cake|for (?:my|his|her) birthday|trainer|landlord|neighbo\w+|snapped|bit|bitten|growl\w*)\b/u,
    tries: [
      'i talk to my cat all day, is that normal',
      'my dogs birthday is on sunday and i want to bake him something',
      'my wife uses a baby voice with the dog and not with me lol',
      'i sing to my plants and they grow, coincidence',
      'my dog turns five, birthday party',
      'i talk to my cat',
      'my daughter dresses up the cat and he lets her, only her',
      'i tell my horse everything, talk to my horse more than to my sister',
      'since i retired the phone hardly rings, the days are long, and i catch myself talking to the plants and waiting for an answer',
      'what cake can a cat eat on her birthday, shes ten on friday',
      'my colleagues laugh because i made an instagram account for my hamster',
      'is it weird to celebrate a dogs birthday with balloons and guests of his age',
    ],
    says: {
      told: 'Talking to an animal, or celebrating one, is one of the saner things people do: it puts the day into words in front of someone who never interrupts. They do pick up tone, and many know more words than we think. For a party, plain things: a bit of boiled chicken or a favorite toy, no chocolate, grapes, raisins, onion or sweetener, and extra time with you.',
      normal:
        "Yes, it's normal, nearly everyone with an animal does it, out loud and often with a voice for the animal's replies. It soothes you, and they like the tone. The only thing to look at is whether there are people you'd also like to talk to. If so, send one message today.",
      glad: 'Happy birthday to that lucky creature. Make it a day in their taste rather than ours: the long walk, the sunny spot, the good chicken, a cardboard box. Take the same photo in the same place every year. In a while that little row of pictures will be one of your favorite things.',
    },
  },
  {
    id: 'house-plants',
    words: [
      /\b(?:house ?plants?|pot(?:ted)? plants?|(?:my|the|her|his|our|all|every|mums|moms) plants?|monsteras?|orchids?|ficus|succulents?|cactus|cacti|fiddle leaf|peace lily|bonsai|aloe|basil|pothos|yucca|plant (?:is|keeps|died|dies|parent|mom))\b/u,
    ],
    unless:
      /\b(?:cheat(?:s|ed|ing)?|needs? space|broke up|break ?up|left me|divorc\w*|another (?:woman|man|girl|guy)|affair|ghost(?:ed|ing)|nuclear|power plant|plant based|works? at|factory|planted evidence|tomato\w*|ate|eaten|licked|sing|ex|job at|medical|our plant|interview|single)\b/u,
    tries: [
      'every plant i own dies, even the cactus',
      'my monstera has yellow leaves since i repotted it',
      'the orchid from my late grandma finally blooms again',
      'my plants look sad and i water them every day',
      'how often do i water a peace lily',
      'my plants keep dying',
      'orchid finally blooms again',
      'why are the tips of my ficus brown',
      'how do i save a succulent that is soft at the bottom',
      'my monstera grew a new leaf and i showed it to the whole office',
      'is it normal to feel guilty about a dead basil from the supermarket',
      'should i repot my aloe, it has eleven children',
      'flatmate watered my cactus with beer',
      'i read to water it less, then more, then with rain water, then to mist it, and the fiddle leaf still drops a leaf every morning',
      'how do i keep my plants alive ive killed 3 succulents',
    ],
    says: {
      told: "More house plants drown than dry out, so put a finger in the soil to the second knuckle and water only when it's dry there. Then look at light: most want to stand near a window, not across the room from it. Yellow and soft means too wet, brown and crisp too dry. Cut what's dead, change one thing only, and wait three weeks.",
      why: 'Usually water or light, and mostly too much of the first. Roots need air, and in wet soil they rot, which from above looks just like thirst. Check for a hole in the pot and for standing water in the saucer. After repotting or moving, a few dropped leaves are normal; leave it in peace for a month.',
      normal:
        'Normal, and no verdict on you; plants die in the homes of gardeners as well. Many shop plants come from a greenhouse and have a hard first month anywhere. Start again with one that forgives, such as a pothos or a snake plant, near a window, watered when dry. One that lives is better than six that suffer.',
      glad: "How good, a plant doing well is a quiet sort of compliment. Leave it exactly where it is, don't turn it while it's in bloom, and change nothing that works. Take a cutting if it's the kind that roots, for you or for someone you love. That way the thing goes on.",
    },
  },
  {
    id: 'growing-vegetables',
    words: [
      /\b(?:tomato(?:es)?|zucchini|courgettes?|cucumbers?|pumpkins?|strawberr(?:y|ies)|potatoes|carrots|peppers|chil(?:l)?i(?:es|s)|raised beds?|vegetable (?:garden|patch|bed)s?|allotment|seedlings?|harvest(?:ed|ing)?|apple tree|cherry tree|plum tree|my garden|our garden|balcony garden|compost|gardening|greenhouse|slugs?|snails?)\b/u,
      /\b(?:grow(?:s|n|ing)?|grew|plant(?:s|ed|ing)?|seeds?|sow(?:ed|ing)?|harvest(?:ed|ing)?|ripe|balcony|garden(?:ing)?|allotment|slugs?|snails?|eat(?:s|ing|en)?|ate|blight|weeds?|first|too many|pick(?:ed|ing)?|bed|beds|yard|soil|bloom\w*|frost|ripen\w*|wont grow|dying|rotten|rotting|leaves|spots?|yellow|wilt\w*|aphids?)\b/u,
    ],
    unless:
      /\b(?:cheat(?:s|ed|ing)?|needs? space|broke up|break ?up|left me|divorc\w*|another (?:woman|man|girl|guy)|affair|ghost(?:ed|ing)|sauce|soup|salad recipe|recipe|supermarket|moon|olympic|wild ?fire|cats?|diet|allerg\w*|my bed|in bed|secret garden|sue|cut down|felled|bee ?hives?|bees|wasps?|rude comments|curse|camera|ring|gnome|his dog|slow as a snail|falling for|boredom|childhood home)\b/u,
    tries: [
      'picked my first tomatoes from the balcony today, four of them',
      'slugs ate all 20 lettuce seedlings in one night',
      'my garden is all weeds and i have no strength for it',
      'when do i plant tomatoes outside, is april too early',
      'too many zucchini, the neighbors pretend not to be home',
      'slugs ate my strawberries in the garden',
      'first harvest from our garden, one carrot and much pride',
      'when should i plant potatoes in the north',
      'is it worth having an allotment when i only have time on sundays',
      'how do i get rid of snails in the raised bed without poison',
      'i thought it would calm me after work, bought gloves and a hat, and now i lie awake because of blight on my tomatoes in the garden',
      'my grandpas apple tree has 300 kilos this year and nobody comes to pick',
      'cucumbers on the balcony turn yellow and fall off, why do they grow so badly',
      'my tomatoes wont ripen',
      'my tomatoes have black spots',
    ],
    says: {
      told: 'A garden forgives nearly everything but haste. Warm lovers such as tomatoes go out only after the last frost; slugs are best met at dusk with a flashlight and a bucket, and by watering in the morning. If it\'s all too much, keep one bed and cover the rest with cardboard. And a glut goes in a box at the gate marked "please take".',
      when: "For warm lovers like tomatoes, zucchini and beans, after the last night frost where you live, which gardeners nearby know to the week. Before that, a sunny windowsill, then some days outside and nights in. Peas, salad and onions don't mind cold and may go early. When in doubt, wait a week; late ones catch up.",
      why: "Mostly slugs, cold nights, too much water or too little sun, in about that order. Look at night with a flashlight and you'll know about the first. Then six hours of sun, deep watering twice a week rather than a sip daily, and mulch. Every gardener nearby has the same trouble and loves being asked.",
      glad: "Nothing from a shop tastes like the ones you grew, so eat the first warm from the plant, with salt and nothing else. Save seeds from the best one if it's an old variety, dried on paper with the year. And write down the sowing date. That's how next summer gets even better.",
    },
  },
  {
    id: 'mushroom-picking',
    words: [
      /\b(?:mushrooms?|porcini|chanterelles?|boletes?|foraging|forag(?:e|ed|ers?)|wild garlic|berr(?:y|ies) picking|morels?)\b/u,
    ],
    unless:
      /\b(?:magic mushrooms?|shrooms|trip|tripping|psilocybin|microdos\w*|pizza|risotto|recipe|dog|cat|nail|super mario|dream\w*|ate (?:a|some) (?:wild |strange |unknown )?mushrooms?|sick)\b/u,
    tries: [
      'my father in law picks mushrooms and wants us to eat them',
      'found so many porcini today i had to use my jacket',
      'how do i learn mushroom picking, i only know the red one',
      'is foraging alone in the forest a bad idea for a woman of 60',
      'found chanterelles today',
      'are these mushrooms safe',
      'my husband came home with a basket of mushrooms and an app',
      'how do i tell my grandmother that i dont trust her mushroom eyes anymore',
      'is it ok to pick wild garlic near a path',
      'the forest was quiet, my phone had no signal, my boots were full of water, and there they stood, eleven porcini in a ring',
      'where do people learn foraging in a city like warsaw',
      'should i let the kids touch mushrooms on our walks',
    ],
    says: {
      told: 'With mushrooms, and wild garlic with its poisonous doubles, eat only what an expert would sign for: no app, photo or message can call it safe. Many towns have a free adviser or a club with walks, and looking and touching is fine. Cook them well, keep one raw back. Feeling ill after eating some, even a day later, means poison line or hospital at once. In the forest, tell someone where.',
      should:
        'Yes, with someone who knows, and starting with two or three kinds that have no deadly double. To relatives you may say, "I only eat what an adviser has seen", without it being an insult. Alone in the woods is fine in daylight with a charged phone, a bright jacket and a message to someone.',
      glad: "A basket like that is a small feast. Brush them, don't wash, fry them hot in butter with nothing but salt, and dry a string of the rest for winter soup. Remember the tree it was under, and tell nobody but your favorite person. Anything you're not fully sure of stays out of the pan.",
    },
  },
  {
    id: 'fishing',
    words: [
      /\b(?:fishing|angling|fly fishing|(?:caught|catch) (?:a|my first|no|any) (?:\w+ )?(?:fish|trout|carp|pike|bass|salmon|catfish)|fishing (?:rod|trip|licen[cs]e))\b/u,
    ],
    unless:
      /\b(?:cheat(?:s|ed|ing)?|needs? space|broke up|break ?up|left me|divorc\w*|another (?:woman|man|girl|guy)|affair|ghost(?:ed|ing)|fishing for compliments|phishing|gone fishing for|on the apps?|died|dream\w*|my book|stepfather)\b/u,
    tries: [
      'husband goes fishing every weekend and i sit with the kids',
      'caught my first trout today with my grandpas rod',
      'is fishing cruel, i feel weird since the last one',
      'i want to take my dad fishing but we never talk about anything',
      'husband always goes fishing',
      'caught my first fish, caught a carp',
      'my son of 8 wants to go fishing and i cant touch a worm',
      'is it normal that i sit four hours without a bite and come home happy, fishing is strange',
      'how do i start fly fishing as a woman, the shop men smile',
      'do i need a fishing license for a lake in sweden',
      'my dad and i havent spoken in a year and he asked me on a fishing trip',
      'the house needs paint, the children need a father, the dog needs a walk, and every saturday at five he goes fishing',
    ],
    says: {
      told: "Fishing is mostly sitting quietly next to water, which is why some people need it and some feel left on the shore. If it's about the time it takes, trade it openly: \"Saturday is yours, Sunday morning is mine.\" If it's yours, take someone along; people say things side by side that they'd never say across a table. Barbless hooks and quick hands keep it kind.",
      normal:
        "It's normal to love it, and normal to have a pang about the fish; quite a few anglers do and go on differently, with barbless hooks, fewer catches, only what's eaten. It's just as normal to mind being left with everything each weekend. Say hours, not hobbies: \"I need four free hours as well.\"",
      glad: "What a good day at the water. Note the place, the hour and the weather; in ten years that line will bring it all back. Eat it the simple way, butter and lemon, or tell the story and let the fish grow a little each time. That's an old right of anyone who stood there.",
    },
  },
  {
    id: 'hiking',
    words: [
      /\b(?:hik(?:e|es|ed|ing|er|ers)|trekking|trek|summit|the trail|camino|appalachian|pct|mountain (?:walk|hut|tour)|lost in the (?:woods|forest|mountains)|got lost (?:on|in|while))\b/u,
    ],
    unless:
      /\b(?:cheat(?:s|ed|ing)?|needs? space|broke up|break ?up|left me|divorc\w*|another (?:woman|man|girl|guy)|affair|ghost(?:ed|ing)|rent|price|tax|wage|hike in|take a hike|star trek|died|dead|body|rescue team|camp(?:ing|ed)?|tent)\b|\b(?:no more|give up|gave up|never again|had to stop) (?:hiking|mountains|climbing)\b|\bbad knees\b/u,
    tries: [
      'we got lost on a hike last weekend and i panicked in front of my new friends',
      'want to walk the camino alone at 58, family thinks im crazy',
      'boyfriend hikes way ahead of me and doesnt wait',
      'reached my first summit today, knees are jelly',
      'how do i start hiking if im really unfit',
      'got lost on a hike',
      'first solo hike tomorrow',
      'my knees hurt so much on the way down the mountain, hiking was my favorite thing',
      'should i hike alone as a woman in the alps',
      'is it mean that i dont want to hike with my slow friend anymore',
      'we started late, forgot the second bottle, the sign was in a language none of us could read, and we got lost on the trail until dark',
      'how do you train for the camino in three months with a desk job',
      'stood on my first summit with my 70 year old dad, both of us cried, best hike ever',
    ],
    says: {
      told: "On a hike the slowest walker sets the pace, weather sets the turning point, and both are said aloud before you start. Lost means stop, stay together, drink, go back to the last sure spot, and call early rather than late. For a beginning: two hours, a marked path, offline map, real shoes, a message to someone with your route. It's a skill like any other.",
      should:
        'Yes, go; people of all ages and shapes do it alone every day. Start with day walks under a full pack, break in the shoes, save the map offline, and leave your route and a time with one person. Ask a doctor first if heart or joints are a question. Turning back halfway counts as good sense.',
      normal:
        'Normal. Panic on a mountain is the body doing its job a bit loudly, and walking behind someone who never waits would annoy a saint. Next time agree before you start: slowest in front, break every hour, turn at a set time. Anyone worth hiking with will be relieved that someone said it.',
      glad: 'Well done, that view was paid for in steps, and it shows in the legs tomorrow. Eat something salty, put your feet up, write the name and date somewhere. Then go on and choose the next one while the good tiredness lasts. A slightly smaller one is the best way to keep the joy.',
    },
  },
  {
    id: 'camping-animal',
    words: [
      /\b(?:camp(?:ing|ed)|campsite|camper ?van|tent|tents|caravan|motorhome|van ?life|glamping|campfire|sleeping bag|rv trip)\b/u,
    ],
    unless:
      /\b(?:cheat(?:s|ed|ing)?|needs? space|broke up|break ?up|left me|divorc\w*|another (?:woman|man|girl|guy)|affair|ghost(?:ed|ing)|refugee|concentration|homeless|evicted|living in (?:a|my) (?:tent|van|car)|fat camp|campaign|died|circus)\b/u,
    tries: [
      'husband wants to go camping for our anniversary and i hate tents',
      'it rained four days straight in the tent with two toddlers',
      'thinking of buying a campervan and leaving in spring',
      'im nervous about camping alone for the first time',
      'i hate camping',
      'first camping trip with kids',
      'our tent leaked and the marriage nearly too',
      'is it safe to sleep in a campervan alone at the side of the road in france',
      'how do i tell my friends that im too old for a tent, im 39',
      'he planned everything, maps, gas stove, even fairy lights, and i lay there all night in the sleeping bag listening to something big eat outside',
      'should we buy a caravan or keep renting, we are both retired',
      'the people at the campsite next to us sang until three',
    ],
    says: {
      told: "Camping stands or falls with dry, warm and level: a thick mat, a good bag, a tarp over the entrance, dry socks kept for night only, and never a stove or grill inside. With someone who doesn't love tents, go halfway: one night, good weather, near a shower, a real breakfast booked after. Alone, pick a site with people nearby the first time. Before buying a van, rent one for a rainy week.",
      should:
        "Try it small first: one or two nights, decent forecast, borrowed gear, home within an hour's drive. If you wake up pleased, go bigger. If a van's the question, rent one for a week in bad weather, because everyone loves it in sun. And nobody has to love tents for the sake of love.",
      say: "\"I'd love to be out there with you, and I don't sleep in tents. Could we do one night in a cabin or van, with the campfire and the stars, and a shower in the morning?\" You keep the part that's about the two of you and only trade the mattress.",
    },
  },
  {
    id: 'the-sea',
    words: [
      /\b(?:(?:miss(?:ing)?|love|afraid of|scared of|fear of|need|by|near|visit(?:ing)?|calms?|back to) the (?:sea|ocean|beach|coast)|(?:live|living|move|moving|moved) (?:by|to|near|at) the (?:sea|coast|ocean)|surfing|learn(?:ing)? to (?:surf|swim)|wild swimming|cold (?:water )?swim\w*|lake swim\w*|sea ?sick\w*|snorkel\w*|scuba|diving)\b/u,
    ],
    unless:
      /\b(?:cheat(?:s|ed|ing)?|needs? space|broke up|break ?up|left me|divorc\w*|another (?:woman|man|girl|guy)|affair|ghost(?:ed|ing)|drown(?:ed|ing)?|plenty of fish in|fish in the sea|dream\w*|sky ?diving|proposed|broke up|ashes|scatter|beach body|died|suicid\w*)\b/u,
    tries: [
      'i miss the ocean so much since we moved inland',
      'im afraid of the sea, dark water makes me freeze',
      'want to leave everything and live by the sea',
      'started cold water swimming in november and im hooked',
      'learning to swim at 47, first lesson thursday',
      'i miss the sea',
      'learning to swim at 60',
      'we moved by the sea last month and i walk with my coffee every morning like in a film',
      'is it normal to be scared of the ocean when i grew up in bali',
      'how do i stop being seasick, we booked a ferry for nine hours',
      'ive lived between grey buildings all my life, changed jobs, changed men, and what i really want is to live near the sea',
      'should i try scuba with bad ears',
      'surfing is my new religion, im 44 and full of bruises',
    ],
    says: {
      told: "The sea does something to most people, pulling them or scaring them, and either way it's best met in small, regular doses. Missing it, plan the next date now, even one day with a long train. Afraid of it, stand in to the knees with someone patient and stop there. Swim between the flags, never alone in cold water, and get in slowly.",
      should:
        'For living there: rent first, in winter, for a month, with your ordinary work; the sea in February tells the truth. For swimming or learning it: yes, at any age, with a teacher who says "no hurry". For scuba with bad ears, see an ear or diving doctor before you pay. For cold water, go with others, keep it to a few minutes, and ask a doctor first if you have a heart condition.',
      normal:
        "Both are normal: some people ache for it like a relative, and some go stiff where they can't see the bottom. Neither needs mending unless it keeps you from something you want. Then go in steps, shallow, calm day, company. And a jar of sand on the shelf isn't silly at all.",
    },
  },
  {
    id: 'night-sky',
    words: [
      /\b(?:star ?gazing|telescopes?|shooting stars?|meteor shower|perseids|milky way|northern lights|aurora(?: borealis)?|night sky|look(?:ing)? at the stars)\b/u,
    ],
    unless:
      /\b(?:cheat(?:s|ed|ing)?|needs? space|broke up|break ?up|left me|divorc\w*|another (?:woman|man|girl|guy)|affair|ghost(?:ed|ing)|sign|zodiac|natal|horoscope|meaning|mean for|affect|energy|wish came|princess|aurora is my|ritual|manifest\w*|retrograde|chart|dream\w*)\b/u,
    tries: [
      'saw the northern lights for the first time and cried in a parking lot',
      'got a telescope for christmas and only see blur',
      'want to take my son out for the perseids but the city is too bright',
      'is it worth flying to norway just for the aurora',
      'saw a shooting star',
      'northern lights, finally',
      'which telescope is good for a beginner who lives in a city',
      'is it normal to feel so small and calm when i look at the night sky',
      'how do i photograph the milky way with a phone',
      'we drove three hours, froze in the car with the thermos, the kids slept through it, and at 2:10 the aurora went green over us',
      'my boyfriend took me stargazing and fell asleep in five minutes',
      'will i see the perseids from a balcony in athens',
    ],
    says: {
      told: "For the night sky, darkness matters more than gear: drive half an hour from town, choose a night without moon, and give your eyes twenty minutes without a phone. A blanket and ordinary binoculars show more than a shaky telescope. With northern lights, plan several nights, because clouds decide. And go with someone who can be quiet; that's half of it.",
      should:
        "Yes, if you'd enjoy the trip even with clouds, since nobody can book a sky. Go for four nights or more, in the dark months, inland where it's clearer, and check the aurora forecast each evening. If that's too much money, a dark field an hour from home and a meteor night cost nothing.",
      glad: 'What a thing to have seen. Crying in front of a sky like that is about the right response. Write down where you stood and who was beside you, because no photo keeps the size of it. And next clear night, go out for ten minutes again, even for an ordinary one.',
      how: 'Start with a dark place, a moonless night and twenty minutes without screens. With a telescope, the weakest magnification first, pointed at the moon, let it cool outdoors, and align the finder by day on a far chimney. A local astronomy club will happily show you; they love exactly this question.',
    },
  },
  {
    id: 'rainy-weeks',
    words: [
      /\b(?:rain(?:s|ing|ed|y)?|gr[ae]y (?:days?|sky|weather|skies)|gloomy weather|november weather|no sun|dark (?:at|by) (?:3|4|5|four|five)|gets dark|winter blues|dark winter|drizzle|monsoon|bad weather|(?:so |always |all )?gr[ae]y (?:for|outside|every|again|all)|its (?:so )?gr[ae]y)\b/u,
      /\b(?:weeks?|days?|month|months|all|every|never|since|again|winter|mood|down|depress\w*|tired|sun|ruin(?:s|ed)?|wedding|at (?:3|4|5)|constantly|nonstop|hate|sick of|love|wont stop|doesnt stop|stop)\b/u,
    ],
    unless:
      /\b(?:flood\w*|rain ?check|rainy day fund|purple rain|dream\w*|suicid\w*|left me|broke up|cheat\w*|divorc\w*|camp\w*|tent|bird|dog|cat|antidepress\w*|basement|cellar|stables?|mare|horse|rain water|rainwater|laptop|locked (?:myself )?out|i promised|my stop|daydream\w*)\b/u,
    tries: [
      'it has been raining for three weeks and i have no energy for anything',
      'rain forecast for our wedding on saturday, everything is outside',
      'it gets dark at 4 and i hate every day of it',
      'i love when it rains all day and everyone thinks im weird',
      'rain for weeks now',
      'i hate november weather, every year',
      'it rained every single day of our holiday in scotland',
      'is it normal to sleep ten hours in a dark winter and still be tired all day',
      'i take the vitamins, i bought the lamp, i go to the gym twice, and still this month of no sun makes me want to hide',
      'how do you survive the monsoon months with three kids in two rooms',
      'rain ruined my sons birthday party, 14 kids in our living room all day',
      'why do i get so down when its grey for days',
      'it wont stop raining',
      'its been raining 9 days and ive started talking to the kettle',
    ],
    says: {
      told: "Weeks of gray take light from you, so go and fetch some on purpose: outside before noon for half an hour, even under cloud, which is still many times brighter than a lamp indoors. Then one warm thing fixed in each week, a sauna, a pool, a friend's kitchen. For an outdoor plan, book the tent today. If the low mood stays for weeks, ask a doctor.",
      normal:
        "Normal either way: many people go flat without sun, and some feel at home when it pours and the world goes quiet. If you're flat, it's mostly light and movement that's missing. If it weighs on sleep, work or wanting to live your days, a doctor can help with that, every winter.",
      will: "The sky I can't promise, and most celebrations in the rain turn out warmer than planned because everyone moves together. What helps is a plan B you like as much: tent, umbrellas in one color, boots under the dress, the photographer told. Decide two days ahead and then stop looking at the forecast.",
    },
  },
  {
    id: 'heat-wave-animal',
    words: [
      /\b(?:heat ?waves?|heatwave|too hot (?:to|in|here)|(?:3[4-9]|4[0-9]) ?(?:degrees|celsius|c)|1[01][0-9] ?(?:degrees|fahrenheit|f)|no (?:ac|air ?con\w*)|air ?con(?:ditioning|ditioner)?|this heat|unbearable heat|the heat|so hot (?:i|we|that|in|here|outside|at)|its (?:so|too|way too) hot|cant sleep (?:in|because of) the heat)\b/u,
    ],
    unless:
      /\b(?:cheat(?:s|ed|ing)?|needs? space|broke up|break ?up|left me|divorc\w*|another (?:woman|man|girl|guy)|affair|ghost(?:ed|ing)|in the heat of|fever|temperature of|heat of the moment|feel the heat|turn(?:ed)? (?:up|on|off|down) the heat|heating|cat|dog|oven|taking the heat|miami heat|thermostat|baby has|(?:he|she|hes|shes|guy|girl|man|woman) (?:is )?(?:so|too) hot|flash(?:es)?|menopaus\w*|food|soup|coffee)\b/u,
    tries: [
      'heatwave, 38 degrees in my attic flat, cant sleep at all',
      'no ac at work and my boss says drink water',
      'worried about my mom alone in this heat, shes 84',
      'we argue constantly since the heat started',
      'too hot to sleep',
      'no ac, 39 degrees',
      'my neighbour is 90 and keeps her windows shut in this heat, should i knock',
      'is it normal to be so aggressive in the heat, i yelled at a toaster',
      'how do i cool a flat under the roof without air conditioning',
      'i work in a kitchen next to two grills, the boss has a fan in his office, and since the heatwave started im dizzy every day',
      'school wont close at 37 degrees and my 7yo gets headaches',
      'why does everyone love summer, i cant stand the heat',
      'its so hot i cant sleep',
    ],
    says: {
      told: "In this kind of heat, shut everything by nine in the morning, open everything after dark, and sleep on the lowest floor with a damp sheet and a fan past a bowl of ice. Drink before you're thirsty, quarrel after sunset, and if you're dizzy at work, stop and cool down. Call anyone old or alone twice a day. Confusion, hot dry skin, fainting or vomiting means emergency number, shade and cooling right away.",
      normal:
        "Yes, heat makes people short-tempered and sleepless; it's well known and it passes with the first cool night. Agree not to decide or discuss anything big until then. A cool shower before bed, wet wrists and neck, a fan, separate sheets. With dizziness, confusion or a racing heart, get medical help quickly.",
      say: '"It\'s well over thirty in here and people are getting dizzy. Can we start at six, move to the cooler room, or work from home until it breaks?" Offer two options, and note the temperature with a photo. Many countries have rules for heat at work, and a union or labor office can tell you which.',
    },
  },
  {
    id: 'storm-fear',
    words: [
      /\b(?:thunder ?storms?|thunder|lightning|hurricanes?|tornado(?:es)?|typhoons?|cyclones?|storms?|power (?:cut|outage)|blackout|earthquakes?|tremors?)\b/u,
      /\b(?:scared|afraid|terrified|fear|panic\w*|anxious|anxiety|nervous|worried|shak\w+|coming|forecast|hits?|hide|hid|bed|sleep|alone|phobia|kids?|love|night|last|since|after)\b/u,
    ],
    unless:
      /\b(?:cheat(?:s|ed|ing)?|needs? space|broke up|break ?up|left me|divorc\w*|another (?:woman|man|girl|guy)|affair|ghost(?:ed|ing)|dogs?|cats?|pet|horses?|dream\w*|died|killed|blackout drunk|blacked|brainstorm|storm(?:ed|s) (?:out|off)|tower|lost (?:our|my) (?:house|home)|flood\w*|blocked nose|greased|hand tremors?|squirrel|birds?|nest|freezer)\b/u,
    tries: [
      'im 41 and hide in the bathroom when theres thunder',
      'hurricane coming on wednesday and we dont know if we should leave',
      'my kids are terrified of storms since the tree fell on the garage',
      'earthquake last night, small one, cant sleep in my bed since',
      'scared of thunder',
      'hurricane coming, im alone',
      'is it normal to be afraid of storms at 33',
      'how do i calm my 4yo when the thunder is so loud at night',
      'the windows are taped, the bathtub is full, the car has gas, and now we sit and wait for the typhoon to hit',
      'should i leave the city, after the earthquake i cant sleep in a tall building',
      'why do i shake when the wind howls and the storm hits the shutters, im 56',
      'tornado sirens again last night, all four of us in the cellar with the hamster, and the kids are still scared of every cloud',
    ],
    says: {
      told: 'Fear of storms and quakes shrinks when you give it facts and a job. For a storm coming: follow the official warning, and if it says leave, leave early; bag with papers, chargers, medicine, water, shoes. For one overhead: inside, away from windows, count between flash and thunder, three seconds make a kilometer. Afterwards, shoes and a light beside the bed let a body sleep again.',
      normal:
        "Very normal at any age; loud, sudden and out of our hands is just what bodies are built to fear. A bathroom without windows is even a sensible choice. Headphones, a blanket and someone on the phone help. If you watch forecasts all day or it's still the same a month after, a few sessions with a psychologist help well.",
      should:
        'If the authorities say go, go, and early; roads fill up, and things can be replaced. If they say stay, then prepare: water for three days, flashlight, charged phones, medicine, windows closed, someone told where you are. For local advice the official warning app or radio beats any neighbor or video.',
    },
  },
  {
    id: 'seasons-turning',
    words: [
      /\b(?:first snow|snow(?:s|ed|ing)?|snowman|autumn|fall colou?rs|leaves (?:are )?(?:turn\w*|fall\w*|chang\w*)|autumn leaves|spring (?:is|came|comes|finally|makes|has|feels)|snowdrops|crocus(?:es)?|daffodils|cherry blossoms?|hanami|sakura|first warm day|end of summer|summer is (?:over|ending))\b/u,
    ],
    unless:
      /\b(?:cheat(?:s|ed|ing)?|needs? space|broke up|break ?up|left me|divorc\w*|another (?:woman|man|girl|guy)|affair|ghost(?:ed|ing)|snow(?:ed)? (?:me )?(?:in|under)|snowflake|spring (?:break|roll|cleaning|term)|jon snow|snow white|dream\w*|accident|avalanche|died|shovel\w*|tyres|tires|broke up|(?:last|this|next|since|in|until|by) autumn|wedding|flight|cancel\w*)\b/u,
    tries: [
      'first snow this morning and i ran out in my pajamas',
      'autumn makes me so melancholic every year, i dont know why',
      'the cherry blossoms are out and i have nobody to go with',
      'spring is here and everyone is happy but me',
      'first snow today',
      'i hate autumn',
      'why does spring make me restless, spring is supposed to be nice',
      'is it normal to be sad when summer is ending, im like this since childhood',
      'the leaves are turning and i miss somebody i cant name',
      'i came out of the night shift, dead tired, bad coffee in my hand, and the whole street was white with the first snow',
      'how do i enjoy autumn when everything smells like school',
      'cherry blossoms in front of my office today, everyone took photos, even the boss',
    ],
    says: {
      told: "Seasons turning stir people up, gladly or sadly, because they're the one clock we can see. Go and meet it while it's there: twenty minutes outside today, one leaf, twig or photo brought home. If it makes you wistful, you needn't argue with it. If you'd like company, \"Walk with me under the trees on Saturday?\" is an easy message to say yes to.",
      normal:
        'Completely normal, and old poems are full of it. Autumn brings endings, spring brings comparison, and both ask how the year has been. It usually passes within a couple of weeks. If it sits on you longer, or every year at the same time with no energy at all, a doctor can help with that.',
      why: "Partly light, which changes sleep and mood, and partly memory: smells and weather bring back every year they came before. So a whole pile of old autumns or springs turns up at once. Ask yourself which year it smells like. Often there's one in particular, and naming it makes it gentler.",
      glad: "Good, a day like that should be taken at once, pajamas and all. Stay out long enough for cold cheeks or a pocketful of leaves, then something hot to drink by the window. Note the date somewhere you'll find it. Next year you'll enjoy seeing whether it came earlier or later.",
    },
  },
  {
    id: 'full-moon-sleep',
    words: [
      /\b(?:full moon|moonlight|the moon)\b/u,
      /\b(?:sleep(?:s|ing|less)?|slept|awake|insomnia|restless|tired|wak(?:e|es|ing))\b/u,
    ],
    unless: /\b(?:moon in|moon sign|ritual|manifest\w*|dream\w*|baby|pregnan\w*)\b/u,
    tries: [
      'i never sleep on a full moon, am i imagining it',
      'the moon shines right into my room and im wide awake at 3',
      'husband is restless every full moon and laughs at me for noticing',
      'why do i sleep so badly when the moon is full',
      'full moon, no sleep',
      'awake again, full moon',
      'my kids dont sleep when its full moon either, the whole house wanders around',
      'is there something to it, i wake at three every full moon',
      'how do i sleep when the moon shines on my pillow like a lamp',
      'i had no coffee, i went for a run, i even put my phone in the kitchen, and im lying here awake because of the full moon',
      'should i buy dark curtains, the moon keeps me awake',
      'my mother always said the moon steals sleep, i slept two hours',
    ],
    says: {
      told: "You may not be imagining it: some studies find people fall asleep a little later and sleep a bit less around the full moon, others find nothing. What surely matters is light and expecting a bad night. So a dark curtain or mask, bed at the usual hour, no clock in view. If you're awake anyway, ten minutes at the window looking at it is no waste.",
      why: "Nobody knows for certain. Brighter evenings may push sleep later, and a mind that expects a bad night tends to get one. Keep a small diary for three months, sleep first and moon filled in afterwards, and you'll see whether it's real for you. Meanwhile darken the room and leave the clock turned away.",
      normal:
        "Yes, a great many people say the same, and the research is split, so you're in good company either way. A poor night now and then is harmless. If it's most nights, whatever the moon is doing, and your days suffer, talk to a doctor about sleep. Otherwise: dark room, usual hour, no worrying ahead.",
    },
  },
  {
    id: 'climate-worry',
    words: [
      /\b(?:climate(?: change| crisis| anxiety)?|global warming|eco ?anxiety|(?:sav(?:e|ing)|destroy(?:ing|ed)?|kill(?:ing)?|ruin(?:ing|ed)?) the planet|carbon footprint|mass extinction|(?:no|hasnt been any) (?:real )?winter any ?more|plastic (?:in|everywhere)|wild ?fires?|(?:fire|wildfire) smoke|air quality|smoke (?:from|outside|in the air)|drought)\b/u,
    ],
    unless:
      /\b(?:work climate|climate at work|job market|dream\w*|lost (?:our|my|their) (?:house|home)|evacuat\w*|ruling planet|which planet|dinosaurs|cigarette|weed|planets|suicid\w*|revelation|rapture)\b/u,
    tries: [
      'i lie awake because of climate change and nobody around me cares',
      'is it wrong to want kids with the climate like this',
      'wildfire smoke for a week, sky is orange, we dont go out',
      'my dad says global warming is a hoax and dinner exploded',
      'climate anxiety at 3am',
      'no real winter anymore',
      'my 10yo asks if the planet will burn because of climate change, what do i say',
      'is it hypocritical to fly to my sisters wedding when i worry about my carbon footprint',
      'how do i stay hopeful, i study climate and read the numbers every day',
      'the fields behind our house are yellow since may, the well is low, my father says nothing, and the drought goes on',
      'why does nobody in my family care about global warming, they laugh at my bike',
      'should i still buy a house here with wildfires every summer',
    ],
    says: {
      told: "Worry about the climate is a fair reading of the news, and it gets lighter only by doing something with others: pick one local thing, a tree group, a repair café, a council meeting, and one evening a month. News once a day, no more. When it's smoke right now: windows shut, mask outside, an air filter in one room, and a doctor soon if breathing is hard.",
      normal:
        "It's normal, and very common among people who pay attention; you aren't fragile. Wanting children, travel or a nice kitchen beside it is normal too, since people have always built lives in uncertain times. If it eats your sleep for weeks, talk to a doctor or counselor. And look for two people who care; they exist nearby.",
      say: '"I don\'t want to win this with you. It matters to me because I think about the years ahead, and I\'d like you to know that. Can we leave it at that tonight?" At a family table that does more than charts. To a child: "It\'s getting hotter, and a lot of people are working on it. We do our part, and you\'re safe with me tonight."',
      should:
        "Lean toward what you'd still choose on a calm day with the facts in front of you. For a house, that's the fire and flood map, a real insurance quote and the ways out; if those look bad, rent. For children or a flight, nobody can weigh it from outside, and many people choose what they long for and live more carefully because of it. Talk it over with someone who won't argue either side.",
    },
  },
  {
    id: 'flooding',
    words: [
      /\b(?:flood(?:s|ed|ing)?|high water|river (?:is |was )?(?:rising|burst)|water in (?:the|our|my) (?:basement|cellar)|sandbags?|landslide|mudslide)\b/u,
    ],
    unless:
      /\b(?:cheat(?:s|ed|ing)?|needs? space|broke up|break ?up|left me|divorc\w*|another (?:woman|man|girl|guy)|affair|ghost(?:ed|ing)|died|drown\w*|killed|flood(?:ed|s|ing) (?:with|of|back|my (?:inbox|mind|phone))|emotions?|memories|tears|dream\w*|feelings|messages|washing machine|upstairs)\b/u,
    tries: [
      'river is rising and our street was flooded in 2021 too',
      'basement flooded, all our photo albums were down there',
      'should we sell the house after the second flood',
      'every time it rains i check the cellar, floods made me crazy',
      'our cellar flooded',
      'flood warning tonight',
      'we lost the kitchen in the flood and the insurance says it was groundwater',
      'is it normal to panic at every rain since the flood',
      'how do i dry books after the basement flooded',
      'the firemen said an hour, we carried the piano up with four neighbours, and then the river burst and we had water in the living room, flooded to the sockets',
      'should we move away, the street flooded three times in five years',
      'whole village came with shovels after the flood, i will never forget it',
    ],
    says: {
      told: "With water coming, people first and early: follow the official warning, power off if it's safe to reach, papers and medicine upstairs, no cellar, no driving through it. With water gone: photos of everything before you throw anything out, insurer called, gloves, fans. Wet photos can be rinsed and frozen until there's time. Checking the cellar in every rain is what anyone would do after that.",
      should:
        "Not in the first months, unless it isn't safe to stay. Get three facts: what the town plans to build, what insurance will cost from now on, and what protection for your own walls would take. Many towns have a free flood adviser. Then decide in a dry season, with everyone who lives there.",
      normal:
        "It's normal to watch the river, the app and the cellar for a long time afterwards; your body learned what rain can do. Make it a routine with an end: one look in the evening, a packed bag by the door, a warning app set loud. If sleep stays broken for months, a doctor is a good person to tell.",
    },
  },
  {
    id: 'tree-or-bench',
    words: [
      /\b(?:(?:old|favou?rite|big|oak|apple|cherry|walnut|pine|chestnut|birch|linden|willow|beech|neighbo(?:u)?rs|the|our|my|a|that) (?:\w+ )?trees?|tree|trees|bench)\b/u,
      /\b(?:cut(?:ting)? (?:it |them |that |the tree |our tree )?down|cut (?:it|them)|fell(?:ed|ing)?|chopped|chainsaw|removed|gone|storm took|branches|shade|leaves (?:on|in) (?:my|our)|sit(?:ting)? (?:under|on)|my spot|favou?rite|planted|plant(?:ing)? a|hug(?:ging)?|shadow|roots)\b/u,
    ],
    unless:
      /\b(?:fell (?:on|onto|over)|fallen on|christmas tree|family tree|dream\w*|died|bench press|apple doesnt|garage|on a car|ashes|money tree|decision tree|hang\w*|ancest\w*)\b/u,
    tries: [
      'they cut down the old chestnut tree in front of my window and i cried all day',
      'neighbors tree takes all our light and he wont cut it',
      'my favorite bench by the river is gone, silly to be sad i know',
      'we planted a tree for our daughter and it has its first leaves',
      'i have a tree i sit under when life is too much',
      'they cut down my tree',
      'my favorite tree is gone',
      'the neighbour chopped our old cherry tree while we were on holiday',
      'is it weird that i hug a tree in the park every morning',
      'how do i tell my neighbour that the roots of his tree lift our path',
      'since the operation i walk the same small round every day, past the church and the kiosk, and sit on the same bench, its my spot',
      'should we plant a tree for our wedding or is that kitsch, we thought of planting a walnut tree',
      'branches of the big tree lean over my roof and scrape all night, and he refuses to cut them',
    ],
    says: {
      told: "A tree or a bench can be a place where part of your life was kept, so it's no small thing, whether it's gone, in the way or still there for you. If it's lost, keep something: a slice, a leaf, a photo of the spot, and ask the town what comes instead. With a neighbor's tree, talk first and ask for a trim, then the town's rules. If someone felled yours, take photos and get legal advice.",
      normal:
        "Not silly at all. A tree or bench that stood by through years is a witness, and losing a witness hurts. Go there once more on purpose, stand where it was, and pick the next spot while you're out. Towns often replant or put up a bench when somebody asks. That somebody could be you.",
      say: '"Could we look at your tree together? From the afternoon on we have no light in the kitchen. Would you be all right with thinning the crown, and may we share the cost?" Thinning is easier to agree to than felling. What you may demand differs from town to town, and the council tells you for free.',
      glad: 'How lovely, a tree is one of the few good things that only get better by being left alone. Take a photo with a person beside it on the same day each year. Water it deeply in the first two summers. After that it looks after itself, and someday after somebody else.',
    },
  },
  {
    id: 'pet-hair',
    words: [
      /\b(?:dogs?|cats?|pets?|rabbit|husky|retriever)\b/u,
      /\b(?:(?:dog|cat|pet|animal) hair|hairs?|shed(?:s|ding)?|fur (?:everywhere|on|all)|vacuum(?:s|ed|ing)?|hoover(?:s|ing)?|groom(?:er|ers|ing|ed)?|smells?|stinks?)\b/u,
    ],
    unless:
      /\b(?:died|dead|death|passed|lost (?:my|our)|allerg\w*|my hair|her hair|his hair|los(?:es|ing) (?:fur|hair)|litter|pee\w*|piss\w*|bride|a shed|the shed|complain\w*|vomit\w*|throw(?:s|ing)? up|hiss\w*|trembles|scared|terrified)\b/u,
    tries: [
      'dog hair everywhere, i vacuum twice a day and its still on the butter',
      'my cat sheds so much that my date left covered in it',
      'the groomer shaved my poodle like a rat, my poor dog',
      'our dog stinks and my husband says he smells nothing',
      'dog hair on everything',
      'my cat sheds like mad',
      'is there a vacuum that survives two cats, i killed three',
      'how do i get rid of the wet dog smell in my car, it stinks',
      'i wear black at work, i own six lint rollers, i change at the door like a surgeon, and still there is cat hair on my jacket',
      'should i shave my dog in summer, he sheds so much',
      'my mother in law runs a finger over the sofa and says dog hair',
      'groomer cut my dogs ear fur off and wants 70 euros, it looks so sad',
    ],
    says: {
      told: "Hair is best caught on the animal: ten minutes of brushing outdoors every other day beats an hour of vacuuming. A damp rubber glove lifts it off sofas, and one washable throw on the favorite spot saves the rest. Don't shave a double coat, even in summer. A bad cut grows out, and they don't own a mirror. New bald patches, dandruff or a new strong smell are for the vet.",
      normal:
        "Normal, above all in spring and autumn when coats change; it isn't your housekeeping. Double-coated breeds simply do that. Brush outside, wash one throw weekly, keep a lint roller by the door. If there are bald patches, itching, or a smell from ears, mouth or skin, a vet should have a look.",
      how: 'Brush outdoors every other day with the tool that fits the coat, wash bedding weekly, run a rubber glove or squeegee over fabric, and keep one room free. Good food helps the coat a little, shaving a double coat makes things worse. A strong smell usually comes from ears, teeth or skin, so ask the vet.',
    },
  },
  {
    id: 'dog-manners',
    words: [
      /\b(?:dogs?|pupp(?:y|ies)|pup)\b/u,
      /\b(?:jump(?:s|ed|ing)? (?:on|up|at)|hump(?:s|ed|ing)?|steals? food|stole (?:the|my|our)|begs? at|eats? (?:from|off) (?:the|our|my|his|her) (?:table|plates?)|licks? (?:my|our|the|everyones?|people)|digs?|digging|guests|visitors)\b/u,
    ],
    unless:
      /\b(?:died|dead|death|passed|bit|bitten|snapped|growl\w*|lick(?:s|ing) (?:his|her|its) paws?|off (?:the )?(?:lead|leash)|old dog|toddler again|bark\w*|birthday party|scared|afraid|terrified|pee(?:s|d|ing)?|allerg\w*|jump(?:s|ing)? (?:on|up) (?:the|our|my) (?:bed|sofa|couch)|birthday with)\b/u,
    tries: [
      'how do i stop my dog from jumping on guests',
      'mother in law lets her dog eat from our plates',
      'our dog humps every cushion and my boss came for dinner',
      'the dog stole the whole birthday cake off the counter',
      'puppy is digging up the new lawn, third hole today',
      'dog jumps on everyone',
      'my dog steals food',
      'why does my dog hump my brother and nobody else, always at dinner',
      'is it rude to tell visitors to ignore the dog for ten minutes',
      'how do i stop the dog from begging at the table, he begs at every meal',
      'my boss came over, i had ironed the tablecloth, everything was perfect, and then the dog stole the roast and my boss laughed',
      'my friends dog licks my face and she thinks its cute',
      'puppy digs holes in the garden and my dad plants roses in them',
    ],
    says: {
      told: 'Manners come from what pays, so ask what the dog gets out of it, and pay for something else instead. Jumping gets a turned back, four paws on the floor get the hello. Counters stay empty, digging gets its own corner of sand, plates belong to people. Everyone in the house does the same for three weeks. With someone else\'s dog: "Not at our table, please."',
      say: '"At our place the dog doesn\'t eat from plates or jump on people, it\'s the same for every dog. I\'ve put out a bowl and a blanket over here." Friendly, said before the meal, with something for the dog to do. For your own guests: "Please ignore the dog until all four paws are down."',
      normal:
        "All of it is normal dog behavior in the wrong place, and no sign of dominance or bad character. Most of it comes from excitement or from having worked before. Three weeks of nobody rewarding it changes a lot. If it's constant or came suddenly, especially the humping or digging, mention it to the vet.",
    },
  },
  {
    id: 'pet-scared',
    words: [
      /\b(?:dogs?|cats?|pupp(?:y|ies)|kitten|rabbit|horse)\b/u,
      /\b(?:(?:dog|cat|puppy|kitten|rabbit|horse|he|she) (?:is|gets|seems|was|got) (?:so |very |really |always )?(?:scared|afraid|terrified|frightened|nervous|shy)|hates (?:the vet|the car|baths?|the carrier)|car ?sick|carrier|trembles|cowers)\b/u,
    ],
    unless:
      /\b(?:died|dead|death|passed|fireworks?|thunder\w*|storms?|rescue|shelter|of dogs|of cats|son|daughter|kicked|beats?|hits|abus\w*)\b/u,
    tries: [
      'my dog is scared of the vet and pees on the table there',
      'my cat is afraid of my boyfriend and hides when he visits',
      'getting the cat into the carrier is a blood bath',
      'our puppy is terrified of the car',
      'my cat hates the carrier',
      'dog is scared of stairs',
      'our dog gets carsick after five minutes and we live in the mountains',
      'why is my cat afraid of my new flatmate, the cat is terrified of her voice',
      'is it normal that a puppy is scared of bin bags',
      'we put her blanket in, we put tuna in, we pretended not to look, and the cat still fought like a tiger at the carrier',
      'will my horse ever get over it, she was nervous before, now she is terrified of plastic',
      'how do i get my dog to the groomer, no, to the vet, he trembles in front of the door, poor dog',
    ],
    says: {
      told: 'A scared animal needs distance, choice and food, in that order. Let it watch the frightening thing from where it can still eat, and come nearer only by itself. A carrier or car stands open for weeks with treats inside before it moves. A person sits on the floor, looks away and tosses snacks. Ask the vet about calm hours, and about something to ease the visit or a sick stomach in the car.',
      why: "From outside one can only guess: a bad memory, too little met when young, a loud voice or fast hands, or plain temperament. It isn't a judgment on anyone's character. Note what happens just before. If fear is new in an animal that used to be easy, have pain checked by a vet.",
      will: "Mostly it gets better, slowly, and it depends on never forcing the last step. Short, good, often: one minute near the thing, with food, then away again. Count in weeks. If there's panic, biting or not eating, ask the vet; there's help for fear, and they'd rather treat a calm animal as well.",
    },
  },
  {
    id: 'pet-goodbye-today',
    words: [
      /\b(?:dogs?|cats?|puppy|kitten|pets?|lab|labrador|retriever|rabbit|bunny|horse|hamster|parrot|budgie|guinea pig|old (?:boy|girl)|pup|spaniel|beagle|poodle|terrier|shepherd|dachshund|husky|kitty|ferret)\b/u,
      /\b(?:(?:say|said|saying) (?:\w+ ){0,2}goodbye|let (?:him|her|them|our \w+|my \w+) go|put (?:\w+ ){0,4}(?:down|to sleep)|died|passed(?: away)?|euthani\w*|crossed the rainbow|rainbow bridge|lost (?:my|our) (?:\w+ )?(?:dog|cat|boy|girl|pet|lab|rabbit|horse|puppy|kitten)|(?:is|was) gone|last breath|in my arms|had to (?:say|let))\b/u,
    ],
    unless:
      /\b(?:gone for|foster\w*|should i|barely eats|was gone for|wags|is it|run over|hit by|car|ex|years ago|should i get|another|new (?:dog|puppy|cat|kitten)|son|daughter|kids?|guilt\w*|my fault|too (?:soon|early)|will have to|tomorrow|next week|vet says|how (?:do|will) (?:i|we) know|silly|stupid|just a|only a|husband died|mum died|mother died|father died|dad died|wife died|poison\w*|puts? me down|dream\w*|sign|dogs? ate)\b/u,
    tries: [
      'our cat died this morning in my lap',
      'my dog died this morning and i dont know what to do with myself',
      'had to say goodbye to our old lab bailey this morning, the house is too quiet',
      'our dog died last night',
      'we said goodbye to our cat today',
      'my dog died',
      'put our old boy to sleep this morning, 15 years',
      'my cat passed away in my arms',
      'lost our dog today and i keep hearing his paws',
      'we had to let our rabbit go yesterday',
      'my horse was put down on friday, the stable is empty',
      'my old girl crossed the rainbow bridge today, best dog',
      'we lost our cat last night, her bowl is still there',
      'the vet came to the house, she had her head on my lap, and then our dog was gone',
      'my hamster died and i know its small but im so sad',
    ],
    says: {
      told: "I'm so sorry. A house without those paws is a different house, and the quiet is where they used to be. You don't have to clear anything away, the bowl and the blanket can stay. Tell one person who knew them the silliest thing they ever did. And if you were there at the end, that was the last and kindest thing you could give.",
      how: "Slowly, and without tidying it away. Leave the bowl as long as you like, go the old walk once if you can, and tell someone the silly stories, because that's where they live now. Sleep and food first this week. Grief for an animal is real grief, and you needn't explain it to anyone.",
      normal:
        "Completely normal. They were in every ordinary hour of your day, so the missing is in every hour too. It's real grief, whatever anyone says about animals. It comes in waves and gets kinder. Leave the bowl where it is until you want to move it.",
    },
  },
  {
    id: 'pet-run-over',
    words: [
      /\b(?:dogs?|cats?|puppy|kitten|pets?|kitty)\b/u,
      /(?:\b(?:hit (?:my|our) (?:dog|cat|puppy|kitten))\b|(?:\b(?:hit by car|hit by)\b|\b(?:run over|ran over|hit by (?:a|the) (?:car|bus|truck|train|van)|car hit|road accident|found (?:him|her|my cat|my dog|our cat|our dog) (?:\w+ )?(?:on|by|in) the (?:road|street)|got hit|been hit)\b))/u,
    ],
    unless:
      /\b(?:i ran over|i hit|survived|will be fine|is ok|hes ok|shes ok|dream\w*|years ago|son|daughter)\b/u,
    tries: [
      'someone hit our dog with the car and drove away',
      'my cat was run over this morning',
      'our dog got hit by a car and died',
      'my kitten was hit by a car',
      'someone ran over my cat and drove off',
      'found my cat on the road dead, a neighbour called me',
      'my dog ran out and was hit by a truck',
      'my cat got run over and i let her out',
      'its my fault, i opened the gate and a car hit my dog',
      'the cat was hit by a car last night and the vet couldnt save him',
      'neighbour ran over our cat, he says he didnt see her',
      'i was calling her for dinner when i found my cat in the street, a car hit her',
      'dog hit by car, gone in a second',
    ],
    says: {
      told: "I'm so sorry. There was no goodbye in it, just an ordinary day and then this. If your animal is still alive, even if they seem all right, go to a vet now, because injuries hide. If they're gone: a blanket, a quiet place, someone with you. A gate, a door, a leash that slipped isn't not loving. You gave them a life with sky in it, and you couldn't see that car.",
      normal:
        "It's normal to go over that minute again and again, and it's the shock doing it. An open door is an ordinary thing; the car was the accident. Tell it once, all of it, to someone who won't rush you. I'm so sorry about your animal.",
    },
  },
  {
    id: 'pet-is-it-time',
    words: [
      /\b(?:dogs?|cats?|pets?|rabbit|horse|lab|labrador|puppy|retriever|kitty|old (?:boy|girl)|my (?:cat|dog)s)\b/u,
      /\b(?:(?:its|it is|is it|is|says|said|when its|think its|when it is) (?:\w+ )?time|how (?:do|will|would) (?:i|we|you) know|put (?:\w+ ){0,4}(?:down|to sleep)|let (?:\w+ ){1,2}go|say goodbye|euthani\w*|last (?:day|days|weeks|appointment)|suffering|quality of life|too early to)\b/u,
    ],
    unless:
      /\b(?:foster\w*|in pain|died|passed away|was put|we put|had to put|yesterday|this morning|last night|last (?:month|year)|said goodbye|time for (?:a walk|dinner|bed)|all the time|time to get|is gone|guilt\w*|love me|likes me|run over|every time|pregnan\w*|training)\b/u,
    tries: [
      'my dog is 14 and the vet says it is time, how do i know',
      'how do i know when its time to put my dog to sleep',
      'my dog is very old and i think its time',
      'should i put my cat down, she barely eats',
      'vet appointment tomorrow to put our dog down',
      'the vet said its time for my cat and i cant do it',
      'my old lab cant stand up anymore, is it time',
      'is it too early to let my dog go, he still wags his tail',
      'our cats last day is friday, how do i spend it',
      'i dont know if my rabbit is suffering or just old, how do you know',
      'he was a puppy when i got divorced, he slept on every bad night with me, and now the vet says its time, my dog',
      'should i be in the room when they put my dog to sleep',
      'my dog bruno 13 yrs is not getting up from morning. vet said kidneys. they asked if we want to put him to sleep',
      "The dog's 15, off his food, vet says its up to me. How do you know when",
    ],
    says: {
      told: "I'm sorry you're standing there. You know it by counting, not by one sure moment: write down good days and bad days, and ask what's left of the three things they love most. When the bad days lead, and the vet who's seen them says it's time, a day too early is kinder than a week too late. Ask the vet, \"If it were yours, what would you do?\" and whether it can be at home.",
      how: 'By counting, because there\'s rarely one clear moment. Good days against bad days on paper, and the three things they love most: food, you, the walk. When two of them are gone and the bad days lead, it\'s time, and a vet who says so has seen it many times. Ask them, "If it were yours?" A day early is kinder than a week late.',
      should:
        "Lean on the vet and on the count of days: if pain can't be managed, they don't eat, or can't get up, letting go is the kind choice. If there are still more good days than bad, ask the vet what could make them easier. You needn't be sure to do right. Being in the room is a comfort to them, and it's all right if you can't.",
      when: 'When the bad days outnumber the good, when food, you and the walk no longer light anything up, or when pain can\'t be eased. Keep that count on paper for a week and show the vet: "If it were yours, when?" It seldom feels like the right day. A little early is kinder than late.',
      will: "You'll most likely not feel sure, hardly anyone does, so count instead: good days and bad days on paper, and what's left of the things they love. When the bad ones lead and the vet agrees, it's time. Ask the vet straight: \"If it were yours?\"",
    },
  },
  {
    id: 'pet-tumor',
    words: [
      /\b(?:dogs?|cats?|pets?|rabbit|horse|kitty|puppy|hamster|ferret)\b/u,
      /\b(?:tumou?r|cancer|lump|mass|lymphoma|chemo|kidney (?:failure|disease)|heart (?:failure|disease|murmur)|diabet\w*|terminal|diagnos\w*|leukemia|fip)\b/u,
      /(?:\b(?:turned out|turns out)\b|(?:\b(?:should)\b|\b(?:vet|found|has|diagnos\w*|got|told|says|said|results?|days|months|left|biopsy)\b))/u,
    ],
    unless:
      /\b(?:scared to call|behind my|how worried|died|passed|put (?:him|her|it|them)? ?(?:down|to sleep)|my (?:mum|mom|mother|dad|father|husband|wife|sister) has|i have (?:cancer|a lump)|all clear|benign|cancer free|cat scan)\b/u,
    tries: [
      'the lump on my dog turned out to be cancer',
      'vet found a tumor in my cat',
      'my dog has cancer',
      'the vet found a lump on my dog and we wait for the result',
      'my cat was diagnosed with kidney disease',
      'dog has lymphoma, chemo or not',
      'the vet says a few months left, my dog has a tumor',
      'should i do chemo for my 11 year old dog with cancer',
      'my cat has diabetes, injections twice a day, can i do this',
      'heart failure, my little dog, got the diagnosis today',
      'found a mass in her belly, my cat, she is only 6',
      'i noticed a lump while brushing, the vet looked serious, biopsy on thursday, my dog still brings me his ball',
      'kitty has fip and the treatment costs a fortune',
    ],
    says: {
      told: "I'm sorry, that's a hard thing to hear at a vet's table. Ask three questions before deciding anything: what is it, or what would tell us; what can be done, and what would each way feel like for the animal; what does it cost. You can take a day, and a second opinion is fair. Meanwhile they don't know the word. Today is a normal day with a favorite person in it.",
      should:
        "Decide by how the time would feel for your animal and not by how long: ask the vet what treatment does to ordinary days, what's likely without it, and what it costs. Many treatments in animals are gentler than people fear; saying no can be love as well. A second opinion is fair. Then choose what you can carry.",
      will: "I can't see that, and the vet can only say once they know what it is. Ask for the likely course with and without treatment, and what signs to watch. Meanwhile your animal doesn't know the word, so give today its walk, sun and nonsense.",
    },
  },
  {
    id: 'puppy-came-home',
    words: [
      /\b(?:pupp(?:y|ies)|dog|pup|labrador|retriever|dachshund|beagle|poodle|doodle|corgi|spaniel|terrier)\b/u,
      /\b(?:(?:puppy|pup|dog|beagle|labrador) (?:is |just |finally |has )?(?:came|come|coming|comes|arrived|moved) (?:\w+ ){0,3}(?:home|today|yesterday|in|from the breeder)|(?:brought|bring|bringing|welcomed|picked up|pick up|picking up|collected|adopted|got) (?:home )?(?:a|an|my|our|the|his|her|this) (?:\w+ ){0,2}(?:puppy|dog|pup|labrador|retriever|dachshund|beagle|poodle|doodle|corgi|spaniel|terrier)|new (?:puppy|dog) in the house|(?:puppy|dog) is here|first night with)\b/u,
    ],
    unless:
      /\b(?:complaint|bitten|three legged|corner|bit my|new lawn|old dog|growls|poos|hate|pulls|mad|mess|digging|jumping on|my first dog|no clue|no say|breed|expensive|when is|got rid|should|died|dead|lost|missing|ran away|came back|mistake|regret\w*|overwhelmed|biting|pees?|toilet|cries|crying|howls?|allerg\w*|husband doesnt|wont|when i come home|comes home from work|vet|hospital|jealous|cat hates|destroyed|alone|how|sick|from work|ate|landlord|barks?)\b/u,
    tries: [
      'we brought home our first dog on saturday, a beagle called otto',
      'our puppy came home today!!',
      'we picked up our puppy this morning',
      'brought our new puppy home, hes asleep on my foot',
      'got a dog today, finally',
      'new puppy in the house!',
      'my dog arrived from the breeder yesterday and she is perfect',
      'we adopted a dog today, his name is pepper',
      'picked up our beagle pup on saturday, im in love',
      'the kids dont know yet, the puppy is coming home today',
      'after 20 years of wanting one i brought my puppy home',
      'our labrador puppy is here and she fell asleep in the water bowl',
      'welcomed a new dog today, a rescue from romania',
    ],
    says: {
      told: "Welcome home to the small one. For the first days keep the world tiny: one room, one bed, few visitors, outside after every nap and meal. Take a photo next to a shoe today and again each month. And enjoy the smell of the head, it doesn't last.",
      glad: "A puppy in the house, congratulations. Take a photo next to a shoe tonight, you won't believe those paws in a month. Keep the first days tiny: one room, few visitors, outside after every nap. And smell the top of that head while it still smells like that.",
    },
  },
  {
    id: 'adopted-cat-today',
    words: [
      /\b(?:cats?|kittens?|kitty)\b/u,
      /(?:\b(?:brought (?:\w+ ){0,4}home)\b|\b(?:adopted|brought (?:\w+ )?home|came home|picked (?:\w+ ){0,3}up|(?:got|have) (?:a|my|our|two|the) (?:new |first )?(?:kitten|cat|kitty)s? (?:today|yesterday|this|on|last|from)|from the shelter|rescued|new (?:cat|kitten)|moved in)\b)/u,
      /\b(?:today|yesterday|this (?:morning|week\w*)|last (?:night|week)|saturday|sunday|friday|finally|so happy|in love|shelter|weekend)\b/u,
    ],
    unless:
      /\b(?:from the vet|is it normal|should|died|dead|lost|missing|came back|found|resident|other cat|hates|hiss\w*|wont|hides? and|allerg\w*|landlord|returned|give back|mistake|regret\w*|jealous|how (?:do|to)|dog hates|after (?:five|three|\d+) days|put down)\b/u,
    tries: [
      'i adopted a kitten called miso today and i cant stop smiling',
      'adopted two kittens, so happy',
      'adopted a cat from the shelter today',
      'brought home a kitten today!!',
      'we adopted two cats this weekend',
      'got a kitten yesterday and im in love',
      'picked up our cat from the shelter, shes purring already',
      'adopted an old one eyed cat today',
      'my kitten came home today, her name is noodle',
      'new cat moved in yesterday, he owns the sofa now',
      'finally adopted a cat after my divorce, so happy',
      'rescued a kitten last night and we are keeping her',
      'the shelter lady said nobody wanted him for two years, today i brought the old cat home',
      'got a cat today, first pet of my life',
    ],
    says: {
      told: 'Congratulations to both of you, especially to the one with the paws. For the first days one quiet room, a box to hide in, food, and you on the floor pretending to read. Hiding is fine. The evening they come out by themselves and blink at you slowly is the one to write down.',
      glad: "Congratulations, you've been chosen, even if they don't show it yet. One quiet room at first, a box to hide in, and you on the floor with a book, ignoring them politely. The evening they blink at you slowly is the one to write down.",
    },
  },
  {
    id: 'pet-all-clear',
    words: [
      /\b(?:dogs?|cats?|pets?|puppy|kitten|rabbit|horse|kitty|hamster)\b/u,
      /\b(?:all clear|benign|(?:is|are|was|be|hes|shes|going to be|doing|much) (?:fine|ok|okay|better|healthy|well)|recovered|recovering|survived|made it through|cancer free|out of (?:surgery|danger)|came through|pulled through|home from the (?:vet|hospital|clinic)|eating again|walking again|surgery went|operation went)\b/u,
    ],
    unless:
      /\b(?:not (?:ok|okay|better|fine)|isnt|died|will (?:he|she|it|my)|hope|should|worried|behaving|training|lost|jealous|is it|if|better with|better than|dog person|breakup)\b/u,
    tries: [
      'dog got the all clear from the vet after surgery',
      'my cat is eating again, finally',
      'the lump was benign, my dog is fine',
      'my dog survived the operation',
      'cat came home from the vet today and shes ok',
      'my puppy pulled through parvo',
      'surgery went well, my old dog is asleep next to me',
      'rabbit is eating again after three days, so relieved',
      'the vet says my dog is cancer free',
      'we thought we would lose him on monday, today my dog is walking again',
      'my horse recovered from colic',
      'all clear for the cat!! nine hundred euros later',
    ],
    says: {
      told: "What a relief. You've been holding your breath for days, so don't be surprised if you feel wobbly now. Sit on the floor beside them for a while and do nothing useful. Follow what the vet wrote, rest, cone, tablets, and let everyone who worried with you know.",
      glad: "Oh, that's good to hear. They have no idea how many people held their breath, they just want supper. Sit on the floor beside them tonight and do nothing useful. Keep to what the vet wrote about rest and tablets, and tell everyone who worried along.",
    },
  },
  {
    id: 'kitten-small-flat',
    words: [
      /\b(?:kittens?|cats?)\b/u,
      /(?:\b(?:one bedroom|bedroom|out all day|away all day)\b|\b(?:tiny|small|studio|apartment|flat|one room|alone|lonely|9 ?(?:to|-)? ?[56]|work all day|work full time|full time|long hours|city)\b)/u,
      /(?:\b(?:ok in|is a cat|fine in|happy in)\b|\b(?:should (?:i|we)|get(?:ting)?|thinking (?:of|about)|want|good idea|is it (?:fair|cruel|ok|mean|selfish)|can i|adopt\w*|fair to)\b)/u,
    ],
    unless:
      /\b(?:scratches|out of the bedroom|inspect|doesnt want|weekend away|another cat|outdoor cat|isnt alone|died|my cat|the cat (?:is|hides|cries)|got a cat (?:today|yesterday)|already|second|landlord|allerg\w*|miss|ex|small cat|flatmate|give (?:up|away)|left alone at home for)\b/u,
    tries: [
      'is a cat ok in a one bedroom if im out all day',
      'should i get a kitten, my apartment is tiny but im lonely',
      'should i get a kitten, i live alone in a tiny studio and work 9 to 6',
      'is it fair to have a cat in a small flat',
      'thinking about getting a cat, i live alone in a studio',
      'i want a cat but i work full time and live in one room',
      'can i get a cat if i work long hours',
      'is it cruel to keep a kitten in a city apartment',
      'should i adopt a cat, im lonely since i moved to this flat',
      'get a cat or not, small apartment, home office twice a week',
      'should we get a kitten in our small flat on the fourth floor',
      'im 26, new city, evenings are so lonely and i think about getting a kitten',
      'is it selfish to get a cat because im lonely',
    ],
    says: {
      told: "A cat and a tiny flat go together well, because cats live upward: a shelf, a window, a tall scratcher count for more than square meters. What's hard is a single kitten alone for nine hours. If you're out all day, take a calm grown cat, or two kittens. And loneliness is a fine reason, as long as you also keep one evening a week with people in it.",
      should:
        "Lean yes to a cat, and careful with the kitten. A tiny flat is fine if there's height and a window. But a single kitten alone all day gets bored and loud, so take a calm grown cat from a shelter, or two kittens. Check the lease, the vet money, and who feeds them when you're away. It helps with coming home to an empty room; keep one human evening a week beside it.",
      normal:
        "Neither cruel nor selfish. Indoor cats do well in small flats with something to climb, a window and two real plays a day, and being lonely is an honest reason to want company. If you're out nine hours, a calm adult or a pair suits better than one kitten.",
    },
  },
  {
    id: 'dog-while-working',
    words: [
      /\b(?:dogs?|puppy|puppies)\b/u,
      /(?:\b(?:nobody is home|two jobs|8 to 4)\b|\b(?:(?:both|we|i) (?:\w+ )?work|full ?time|9 ?(?:to|-)? ?5|office|working|work (?:all|long|from|ten|eight|\d+)|shifts?|hours a day)\b)/u,
      /(?:\b(?:have a puppy)\b|\b(?:should (?:i|we)|get(?:ting)?|thinking (?:of|about)|want|fair|can (?:i|we)|possible|good idea|adopt\w*|have a dog)\b)/u,
    ],
    unless:
      /\b(?:i go to the office three|died|my dog|our dog|left alone|cries|barks?|destroy\w*|separation|walker|bring (?:my|the) dog|cat|working line|second)\b/u,
    tries: [
      'should we get a dog, we both work',
      'can i have a dog if i work full time',
      'is it fair to get a dog when we are both in the office',
      'thinking of getting a dog but i work 9 to 5 and live alone',
      'we want a puppy but both of us work all day',
      'i work shifts and want a dog',
      'getting a dog while working full time, good idea or not',
      'should i get a dog, i work from home three days',
      'is it possible to have a puppy with two jobs',
      'my kids want a dog and we both work full time, should we',
      'i work ten hours a day and dream of adopting a dog',
      'can we get a dog if nobody is home from 8 to 4',
    ],
    says: {
      told: 'Two working people can have a dog if the middle of the day has a name on it. Four or five hours alone is about what a grown dog takes well; eight is too long without a walker, a neighbor, daycare or home office between. Price that before you choose. A calm adult dog fits such a week far better than a puppy, who needs weeks of someone at home.',
      should:
        "Yes, if you can name who's there at noon on a normal Tuesday; not yet, if the answer is \"we'll see\". A grown dog takes about four or five hours alone, so eight needs a walker, daycare or home office. Choose a calm adult over a puppy. And walk someone's dog for two weeks first, in the rain.",
    },
  },
  {
    id: 'crying-over-pet',
    words: [
      /\b(?:dogs?|cats?|pets?|hamster|rabbit|bird|budgie|fish|horse|animal|puppy|kitten)\b/u,
      /(?:\b(?:is that wrong|wrong)\b|\b(?:silly|stupid|ridiculous|weird|pathetic|crazy|normal|too much|(?:just|only) a|embarrass\w*|overreact\w*|ashamed|dramatic|wrong with me)\b)/u,
      /\b(?:cry\w*|cried|griev\w*|grief|mourn\w*|sad|miss\w*|tears|upset|heartbroken|died|lost|death)\b/u,
    ],
    unless:
      /\b(?:my (?:mum|mom|mother|dad|father|husband|wife) died|he is just a dog of|cries when i leave|cat cries|dog cries|baby|movie|film|ran away|sick)\b/u,
    tries: [
      'is it silly to cry so much over a cat',
      'am i stupid for grieving a hamster',
      'people say it was just a dog but i cant stop crying',
      'is it normal to cry for weeks over a dog',
      'my cat died and i cried more than when my grandfather died, is that wrong',
      'i feel ridiculous, i took a day off because my dog died',
      'my boss said its only a cat and i cried in the toilet',
      'is it weird that i still miss my dog after two years',
      'embarrassed how much i cry about my budgie',
      'am i overreacting, i cant eat since my rabbit died',
      'everyone thinks im dramatic but my dog was all i had, i lost him in june and i still cry every morning',
      'is it too much to mourn a fish',
    ],
    says: {
      told: "It isn't silly, and it was never \"just\" an animal. They were in every ordinary hour, waking, eating, coming home, so that's how often you miss them now. Love of that kind had no arguments in it, and some tears come easier for that. Cry as much as it takes, tell it to someone who's had one, and leave the rest their opinion.",
      normal:
        "It isn't silly, weird or too much. You lost someone who was in every ordinary hour of your day, and who never once argued. Many people cry more for an animal than for relatives, and it's no insult to anyone. It comes in waves and gets kinder. If you can't eat or sleep for weeks, let a doctor or a pet-loss line help.",
    },
  },
  {
    id: 'lost-pet-found',
    words: [
      /\b(?:dogs?|cats?|kitten|puppy|tortoise|rabbit|parrot|budgie|pets?|kitty)\b/u,
      /(?:\b(?:came home)\b|\b(?:(?:cat|dog|kitten|puppy|he|she|parrot|tortoise|rabbit|budgie|kitty) (?:\w+ ){0,6}(?:came|is|walked|turned|has been|was) (?:\w+ ){0,2}(?:back|home|found|up|in)|we found (?:him|her|it|them|our|my)|found (?:my|our) (?:lost |missing )?(?:dog|cat|kitten|puppy)|someone found|came back|is back|shes back|hes back|(?:cat|dog) walked in)\b)/u,
      /\b(?:lost|missing|days|weeks?|disappeared|ran away|ran off|drove off|hours|finally|escaped|again|gone|posters|number on|given up|found)\b/u,
    ],
    unless:
      /\b(?:hit her|hit him|in the street|will a|come back in|come home late|protest|will (?:he|she|my|it)|not (?:come|back)|hasnt|doesnt|havent|dead|died|ex|still missing|hope|how do i|stray|dream\w*|sick|from the vet|hospital)\b/u,
    tries: [
      'dog ran off on a walk and came back 4 hours later covered in mud, grinning',
      'my cat drove off in the neighbours car by accident lol, shes back now',
      'my lost cat came back after 5 days',
      'we found our dog!! he was missing since monday',
      'my cat is back, three weeks gone',
      'someone found my dog and called the number on the tag',
      'the cat walked in after ten days as if nothing happened',
      'our missing kitten has been found in the neighbours garage',
      'my dog ran away on new years eve and came home this morning',
      'found my cat after a week, she was up a tree',
      'parrot escaped and came back to the balcony, finally',
      'tortoise turned up after two weeks behind the shed',
      'i had given up, i had taken down the posters, and my cat came back tonight, thin and loud',
      'lost dog is home again',
      'our cat came home after 23 days. thin as a ruler. shouted at us',
      'my hamster escaped and came back on his own?? legend',
    ],
    says: {
      told: "Home again, and with no explanation, naturally. Let them eat a little, drink and sleep somewhere quiet, and look them over for cuts, ticks or a limp; after days outside a quick vet check is sensible. Take down the posters and thank the neighbors. If there's no chip yet, this is the week.",
      glad: 'Oh, what a relief. Days of calling into gardens, and then in they stroll. A small meal, water, a quiet corner, and a look for cuts or a limp; after days outside a vet check is sensible. Then the nicest job there is: taking down the posters.',
    },
  },
  {
    id: 'rescue-first-trust',
    words: [
      /\b(?:rescue|shelter|adopted|street dog|foster|stray|scared|shy|nervous|anxious)\b/u,
      /\b(?:dogs?|cats?|kitten|puppy|horse|rabbit|parrot|kitty)\b/u,
      /\b(?:first time|finally|wagged|purr(?:ed|s|ing)|came to me|sat on my lap|let me (?:pet|touch|stroke)|slept (?:on|next|beside)|licked|played|ate from my hand|trusts? me|rolled over|came out)\b/u,
    ],
    unless:
      /\b(?:adopted a cat after|picked up|already|bit|bites|growl\w*|wont|doesnt|still hides|how long|when will|died|should|peed|not yet)\b/u,
    tries: [
      'my rescue dog wagged his tail for the first time',
      'the shelter cat finally sat on my lap',
      'our scared rescue dog ate from my hand today',
      'my adopted cat purred for the first time after two months',
      'stray cat let me pet her today',
      'my nervous horse came to me by himself, first time',
      'rescue dog slept next to my bed tonight, finally',
      'she came out from behind the sofa, our shelter cat, finally',
      'my shy rabbit licked my hand for the first time',
      'foster dog played today, he never knew toys',
      'four months i sat on that floor, and today my rescue cat came to me',
      'he trusts me now, my adopted street dog rolled over for a belly rub',
      'my cat finally sat on my lap. adopted her in january. crying a bit lol',
    ],
    says: {
      told: "That's the moment all those quiet evenings on the floor were for: trust, given freely. Don't ask for more of it today. Stay where you were, slow blink or soft voice, and let them go when they want to. They'll come back to the place where nothing bad happened. Write down the date.",
      glad: "How lovely. You can't buy or hurry that, only sit still long enough, and you did. Don't ask for more today, let them be the one who goes first. And write the date down: it's the day they decided they live with you.",
    },
  },
];
