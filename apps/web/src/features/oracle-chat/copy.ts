/** Every text of this folder that a user can see. Texts of the spec stay word for word. */
export const copy = {
  answerText: {
    whatThisRestsOn: 'What this rests on',
    restsOnFacts: (count: string | number) => `Rests on ${count} facts`,
  },
  careButtons: {
    label: 'Numbers to call or text',
    call: (number: string) => `Call ${number}`,
    text: (number: string) => `Text ${number}`,
    ifTalking: 'if talking is too much',
    emergency: 'if you are in danger now',
  },
  chatLine: {
    you: 'You',
    oracle: 'The Oracle',
    wordsNotKept: 'What you wrote here was not kept.',
  },
  chatLog: {
    conversationWithOracle: 'Conversation with the Oracle',
  },
  chatPanel: {
    chat: 'Chat',
    seePremium: 'See Oracle Premium',
    loadingYourConversation: 'Loading your conversation',
  },
  chatRoom: {
    weCouldntLoadYourEarlier: 'We couldn’t load your earlier conversation. It is not lost.',
    loadAgain: 'Load again',
    clearConversation: 'Clear conversation',
    clearThisConversation: 'Clear this conversation?',
    clear: 'Clear',
    wholeConversationIsDeletedFor:
      'The whole conversation is deleted for good. It does not reset today’s questions.',
  },
  choiceButtons: {
    waysToGoOn: 'Ways to go on',
    goOnWith: 'Go on with',
  },
  greeting: {
    welcomeSeekerIAmOracle:
      'Welcome, seeker. I am the Oracle: an AI, not a person. I read the sky you were born under and the sky of today. Ask what is on your mind, and I will say what I see and what it rests on.',
  },
  lineActions: {
    youStoppedAnswerHere: 'You stopped the answer here.',
    answerWasCutOffHere: 'The answer was cut off here.',
    tryAgain: 'Try Again',
    askedWhenBackOnline: 'You’re offline. Your question is sent as soon as you’re back online.',
    helpLinesByCountry: 'Help lines by country',
    notCopied: 'Not copied',
    yourBrowserDoesNotAllow:
      'Your browser does not allow copying. Please select the text and copy it yourself.',
    copied: 'Copied',
    copy: 'Copy',
  },
  messagesLeft: {
    ofFreeQuestionsLeftToday: (count: string | number, all: string | number) =>
      `${count} of ${all} free questions left today`,
    youveUsedTodaysFreeQuestions: (all: string | number) =>
      `You’ve used today’s ${all} free questions. You get new ones tomorrow.`,
  },
  questionForm: {
    yourQuestion: 'Your question',
    askOracle: 'Ask the Oracle…',
    send: 'Send',
    stop: 'Stop',
  },
  sampleList: {
    questionsToBeginWith: 'Questions to begin with',
  },
  signInBanner: {
    signInRequiredToAccess: "Sign in required to access the Oracle's wisdom",
    signIn: 'Sign In',
  },
  spoken: {
    oracleIsAnswering: 'The Oracle is answering.',
    oracleHasAnswered: (text: string | number) => `The Oracle has answered. ${text}`,
  },
  typingIndicator: {
    oracleIsConsultingCosmicEnergies: 'The Oracle is consulting the cosmic energies...',
  },
} as const;
