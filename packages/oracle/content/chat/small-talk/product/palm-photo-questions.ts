import { anyOf, type SmallTalk, textOn } from '../small-talk.ts';

/** The palm scan is spoken of, and not a hand in a story. */
const OF_SCAN =
  '(?=.*\\b(?:palms?|hands?|fingers?|fingertips?|thumb)\\b)(?=.*\\b(?:scan\\w*|photos?|pictures?|pics?|images?|upload\\w*|read(?:ing|ings|s)?|app|camera|palm thing|palmistry|it works?|work|lines)\\b)';
const ON_SKIN =
  '(?:scar(?:s|red)?|burn(?:s|ed|t)?|tattoos?|tattooed|henna|mehndi|eczema|psoriasis|rash|warts?|blisters?|callus\\w*|cracked|stitches|bandage\\w*|band aid|plaster|gloves?|nail polish|rings?|dirty|paint|ink|vitiligo|freckles|wrinkl\\w*|sweaty|wet)';
const SHAPE =
  '(?:missing|amputat\\w*|lost|cut off|without|only have)(?: \\w+){0,4} (?:fingers?|fingertips?|thumb|hand)|no (?:left |right )?(?:fingers?|thumb)|(?:one|two|2|three|3|four|4|six|6) fingers|fingers? (?:is |are )?(?:missing|gone|amputated|stiff|bent|crooked)|arthritis|prosthe\\w*|stroke|paraly[sz]ed|clubbed|webbed|in a (?:cast|splint|sling)|broken (?:wrist|hand|finger|thumb)';

/** What customers ask about a hand that is not like others, and about photos that are refused. */
export const PALM_PHOTO_QUESTIONS: readonly SmallTalk[] = [
  {
    id: 'hand-with-marks',
    family: 'palm-how',
    said: new RegExp(`^${OF_SCAN}(?=.*\\b(?:${SHAPE}|${ON_SKIN})\\b)`, 'u'),
    unless:
      /\b(?:scar(?:s)? mean|line(?:s)? mean|what does (?:a|the|my)|wedding ring|ring finger mean|keep|kept|stor(?:e|ed|es)|delet\w*|identif\w*|private|who sees|he|she|proposed|should i (?:get|have))\b/u,
    mostWords: 40,
    isForAll: true,
    isSober: true,
    texts: [
      textOn(
        /\b(?:cast|splint|sling|bandage\w*|band aid|stitches|plaster|broken (?:wrist|hand|finger|thumb))\b/u,
        'Use the other hand for now; either one can be read, and nothing is lost by it. When the bandage is off and the skin has settled, scan that hand too if you like and compare. I hope it heals fast.',
      ),
      textOn(
        new RegExp(`\\b(?:${SHAPE})\\b`, 'u'),
        "Yes, try it: the reading goes by the heart, head and life lines in the palm, and missing or stiff fingers don't change those. The scan does look for a whole hand first, so if it can't find yours, use the other one; either is fine. A failed try doesn't use up a scan, and nothing about your hand is read as an omen.",
      ),
      textOn(
        /\b(?:callus\w*|eczema|psoriasis|cracked|dry|wrinkl\w*|vitiligo|freckles)\b/u,
        "Yes: the big creases stay readable on rough, dry or patchy skin. Rub in some hand cream, wait ten minutes, and take the photo by daylight from the side, with no flash. If one hand is calmer than the other, use that one. Nothing about the skin is read as a sign, and a failed try doesn't use up a scan.",
      ),
      textOn(
        /\b(?:scar(?:s|red)?|burn(?:s|ed|t)?|vitiligo|warts?|blisters?|callus\w*|eczema|psoriasis|rash|cracked)\b/u,
        "Yes, use the other hand: either one can be read. You can also try this one, by daylight from the side and with no flash; a line that the mark covers is simply left out, and the reading says so. A mark on the skin is no omen, it's only skin with a story. A failed try doesn't use up a scan.",
      ),
      ...anyOf(
        "Often yes: it looks for the heart, head and life lines, and what it can't trace it leaves out and says so. Drawings and color can be taken for lines, so if the result looks odd, use the other hand, or wait until it has faded or washed off. Daylight from the side, no flash; a failed try doesn't use up a scan.",
      ),
    ],
  },
  {
    id: 'photo-refused',
    family: 'complaint-app',
    said: new RegExp(
      `^(?=.*\\b(?:palms?|hands?|scan\\w*|photos?|pictures?)\\b)(?=.*\\b(?:unclear|blurr\\w*|too dark|reject\\w*|refus\\w*|not (?:recogni[sz]\\w*|accept\\w*|find\\w*|detect\\w*|work\\w*|load\\w*|see|read|go through|clear)|no hand|(?:can ?not|could not|does not|will not|did not) (?:find|see|read|detect|recogni[sz]e|accept|open|take|load|upload|work)|fail\\w*|error|crash\\w*|fr[eo]ez\\w*|froze|stuck|spinning|black screen|tr(?:y|ied) again|brown|black skin|dark skin|(?:palms?|hands?|skin) (?:is|are) (?:\\w+ )?(?:dark|black|brown))\\b)(?=.*\\b(?:palms?|scan\\w*|photo|picture|app|camera|upload\\w*|it says|keeps? (?:saying|telling))\\b)`,
      'u',
    ),
    unless:
      /\b(?:he|she|his|her|dating|profile (?:photo|picture)|passport|license|licence|wedding|instagram|tinder|bank|should i|exam|test results)\b/u,
    mostWords: 40,
    isForAll: true,
    texts: [
      textOn(
        /\b(?:crash\w*|fr[eo]ez\w*|froze|spinning|stuck|black screen|not load\w*|not open)\b/u,
        "Sorry about that. Three things usually help: reload the page or open it in another browser, close other apps, and choose a photo from your gallery (JPEG or PNG, up to 10 MB) in place of the camera. If it still crashes, use the contact on the terms page and name the phone and what you pressed; I can't mend it from in here. A failed try doesn't use up a scan.",
      ),
      textOn(
        /\b(?:brown|black|dark)\b/u,
        "I'm sorry, that shouldn't be on you: every skin has readable lines, and it's the light that decides. Go to a window by day, no lamp and no flash, hold the open hand a little sideways to the light in front of something plain, fingers apart, wrist in the picture, clean lens. If it still says no, tell the contact on the terms page, because then it's ours to fix. Failed tries don't use up a scan.",
      ),
      ...anyOf(
        "Sorry, that's annoying. What helps most: daylight from a window in place of a lamp or flash, a plain background, the open palm toward the camera with fingers apart and the wrist in the picture, a clean lens, and then the other hand. If it still fails, use the contact on the terms page and say which phone it is. Failed tries don't use up a scan.",
      ),
    ],
  },
  {
    id: 'old-photo-of-hand',
    family: 'palm-how',
    said: /\b(?:old|older|earlier|previous|same|existing|saved) (?:photo|picture|pic|image|scan)s?\b.*\b(?:hand|palm)\b|\b(?:photo|picture|pic|scan) of (?:my |a )?(?:hand|palm)\b.*\b(?:years? ago|from \d+|old|before|printed|paper)\b/u,
    unless: /\b(?:his|her|ex|died|delete|deleted)\b/u,
    mostWords: 24,
    isForAll: true,
    texts: anyOf(
      'Yes, a photo from your gallery works as well as a new one: JPEG, PNG or WebP, up to 10 MB, the whole open palm from wrist to fingertips, sharp and not by flash. The reading is of the hand in that photo, so an older one shows how the lines were then.',
    ),
  },
];
