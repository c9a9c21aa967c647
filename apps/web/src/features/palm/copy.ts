/** Every text of this folder that a user can see. Texts of the spec stay word for word. */
export const copy = {
  analysing: {
    yourPhotoIsBeingRead: 'Your photo is being read',
    photoYouSent: 'The photo you sent',
    sendingPhoto: 'Sending the photo',
    sent: 'Sent',
    lookingAtHandAndTracing: 'Looking at the hand and tracing its lines',
    cancellingStillUsesYourScan: 'Cancelling still uses your scan; the reading will wait here.',
    cancel: 'Cancel',
  },
  cameraView: {
    openingCamera: 'Opening the camera…',
    camera: 'Camera',
    fillOutlineWithYourOpen: 'Fill the outline with your open palm.',
    takePhoto: 'Take Photo',
    showRightHand: 'Show a right hand',
    showLeftHand: 'Show a left hand',
    closeCamera: 'Close Camera',
  },
  closingCards: {
    askOracle: 'Ask the Oracle',
    questionAndCalmAnswerWith: 'A question, and a calm answer with its reasons.',
    dailyReadings: 'Daily Readings',
    newReadingsEveryDayEach: 'New readings every day, each from your own chart.',
  },
  completeProfile: {
    completeYourProfile: 'Complete your profile',
    addYourBirthNameAnd:
      'Add your birth name and birth date, and your palm reading can address you by name.',
    completeProfile: 'Complete Profile',
  },
  footnotes: {
    whatThisRestsOn: 'What this rests on',
    whatWasMeasured: 'What was measured',
    alsoMeasured: (count: number) => `Also measured (${count})`,
    everyMeasurement: (count: number) => `Every measurement (${count})`,
    notSeenInThisPicture: 'Not seen in this picture',
    backToNoteInText: (number: string | number) => `Back to note ${number} in the text`,
  },
  guidelines: {
    whichHand: 'Which hand',
    menUploadPhotoOfRight: 'Men upload a photo of the right palm, women of the left.',
    whatIsInIt: 'What is in it',
    onlyHandOpenAndFlat:
      'Only the hand, open and flat, from the wrist to the fingertips, and nothing else.',
    howItLooks: 'How it looks',
    clearAndWellLitSharp: 'Clear and well lit, sharp enough that you can see the lines yourself.',
    howOften: 'How often',
    forGoodPhoto: 'For a good photo',
  },
  keepPhotoChoice: {
    keepMyPhotoPrivatelyAfter: 'Keep my photo, privately, after the reading',
    itStaysInYourAccount: 'It stays in your account. Only you can open it.',
    yourPhotoIsDeletedRight:
      'Unless you tick this, your photo is deleted right after your reading.',
    privacy: 'Privacy',
  },
  keptDrawing: {
    title: 'What we keep',
    label: (names: string) => `Your hand, drawn from its joints, with its ${names}`,
    unsaved: 'If you save it: this drawing, its text and its measures.',
    saved: 'This drawing, its text and its measures.',
    noPhoto: 'No photo.',
  },
  limitOverlay: {
    fullReadingsOfEveryPalm: (saved: number) =>
      `Full readings of every palm, and up to ${saved} saved.`,
    monthCancelAnytime: (price: string) => `${price} a month, cancel anytime.`,
    trialOneScanThenUnlimited: 'Trial: one scan. Then unlimited.',
    close: 'Close',
    upgrade: 'See Oracle Premium',
  },
  lineLegend: {
    unit: 'palm lengths',
  },
  palmCard: {
    palmReading: 'Palm Reading',
    weFindYourHeartHead:
      'We find your heart, head and life lines and draw them over your photo. Every paragraph of the reading says what was measured.',
    beginPalmReading: 'Begin a Palm Reading',
    showMyLastReading: 'Show my last reading',
  },
  palmWords: {
    heart: 'Heart',
    head: 'Head',
    life: 'Life',
    fate: 'Fate',
    heartLine: 'Heart line',
    headLine: 'Head line',
    lifeLine: 'Life line',
    fateLine: 'Fate line',
    noHandWasFoundIn:
      'No hand was found in this photo. Let one open hand fill most of the picture.',
    handIsTooSmallIn:
      'The hand is too small in this photo. Come closer, until it fills most of the picture.',
    palmIsTurnedAwayHold: 'The palm is turned away. Hold it flat towards the camera.',
    fingersAreBentOpenHand: 'The fingers are bent. Open the hand until they are straight.',
    thisIsBackOfHand: 'This is the back of a hand. Turn it over: the lines are on the palm.',
    partOfHandIsOutside:
      'Part of the hand is outside the picture. Wrist and knuckles must be in it.',
    thisPhotoIsTooDark: 'This photo is too dark to see lines in. Move to a window or a lamp.',
    thisPhotoIsTooBlurred:
      'This photo is too blurred to see lines in. Hold still, and let the camera focus.',
    thisFileIsEmpty: 'This file is empty.',
    thisFileIsNotPhoto: 'This file is not a photo.',
    thisFileIsDamagedAnd: 'This file is damaged and could not be opened.',
    thisIsMovingPictureSingle: 'This is a moving picture. Please send a single photo.',
    thisPhotoHasTooMany: 'This photo has too many pixels. Send a smaller copy of it.',
    thisFileTakesTooLong:
      'This file takes too long to open. Save it as a plain JPEG and send that.',
    thisPhotoLooksDarkSend: 'This photo looks dark. Send it anyway?',
    thisPhotoLooksBlurredSend: 'This photo looks blurred. Send it anyway?',
    moreLightWouldHelp: 'More light would help.',
    holdStillPictureIsNot: 'Hold still: the picture is not sharp yet.',
    clearlySeen: 'clearly seen',
    seenWell: 'seen well enough',
    hardToSee: 'hard to see',
    hand: (hand: string | number) => `A ${hand} hand.`,
    ofKb: (sentKb: string | number, allKb: string | number) => `${sentKb} of ${allKb} KB`,
    ofMb: (sentMb: string | number, allMb: string | number) => `${sentMb} of ${allMb} MB`,
    linesChangeSlowlyWeRecommend: 'Lines change slowly. We recommend a new scan once a month.',
    readingsSaved: (saved: string | number, savedAllowed: string | number) =>
      `${saved}/${savedAllowed} readings saved`,
  },
  photoDoubt: {
    checkPhoto: 'Check the photo',
    photoYouChose: 'The photo you chose',
    linesMayNotShowWell:
      'The lines may not show well. A steady photo near a window works better. A photo we can’t read does not use a scan.',
    sendAnyway: 'Send Anyway',
    chooseAnotherPhoto: 'Choose Another Photo',
    cancel: 'Cancel',
  },
  previewNote: {
    thisIsBeginningOfYour: 'This is the beginning of your reading.',
    whatPremiumGives: (price: string, saved: number) =>
      `The picture and the measures are complete. With Oracle Premium (${price} a month) you scan this hand again for the full reading, and can save up to ${saved}. A free trial adds no scan.`,
    unlockThisReading: 'Unlock this reading',
  },
  readingText: {
    note: (number: string | number) => `Note ${number}`,
  },
  readingView: {
    yourPalmReading: 'Your Palm Reading',
    standsOut: 'What stands out',
    writtenByOurOwnProgram:
      'Written by our own program from what it measured; for reflection and entertainment.',
    seeMyReadings: 'See My Readings',
    saving: 'Saving...',
    saveReading: 'Save Reading',
    newReading: 'New Reading',
  },
  saveLimit: {
    words: (kept: number, premium: number) =>
      `Your plan keeps ${kept} palm reading, and you have saved it. Oracle Premium keeps up to ${premium}.`,
    seePremium: 'See Oracle Premium',
  },
  scanProblem: {
    photoCouldNotBeRead: 'The photo could not be read this time. No scan was counted.',
  },
  takePhoto: {
    openCameraApp: 'Open Camera App',
    takePhoto: 'Take Photo',
  },
  tracedPhoto: {
    photoGone: 'The photo is no longer on this page; these are its lines.',
    chooseLine: 'Choose a line to see what it says.',
    yourPalmWithIts: (names: string | number) => `Your palm, with its ${names}`,
    linesFoundInYourPhoto: 'Lines found in your photo',
  },
  uploadArea: {
    uploadPhoto: 'Upload a photo',
    dropPhotoOfYourPalm: 'Drop a photo of your palm here, or click to choose one.',
    takeOrChoosePhoto: 'Take or choose a photo',
    jpegPngOrWebpUp: 'JPEG, PNG or WebP, up to 10 MB',
    chooseFile: 'Choose File',
    photoOfYourPalm: 'Photo of your palm',
    weCouldntOpenCameraUse:
      'We couldn’t open the camera. Use your phone’s camera app, or choose a photo you already have.',
    cancel: 'Cancel',
    showMyLastReading: 'Show my last reading',
  },
  uploadProblem: {
    sendSamePhotoAgain: 'Send the same photo again',
  },
} as const;
