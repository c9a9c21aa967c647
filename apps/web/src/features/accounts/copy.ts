/** Every text of this folder that a user can see. Texts of the spec stay word for word. */
export const copy = {
  accountActions: {
    people: 'People',
    accountActions: 'Account Actions',
    editProfile: 'Edit Profile',
    signOut: 'Sign Out',
    logOutOnEveryDevice: 'Log out on every device',
    logOutOnEveryDeviceTitle: 'Log out on every device?',
    logOutEverywhere: 'Log Out Everywhere',
    youllBeSignedOutOn:
      'You’ll be signed out on all your devices, including this one. Your readings stay.',
  },
  accountDeleted: {
    yourAccountIsDeleted: 'Your account is deleted',
    thankYouForBeingHere: 'Thank you for being here. We’ll email you once everything is gone.',
  },
  accountInformation: {
    accountInformation: 'Account Information',
    email: 'Email',
    displayName: 'Display name',
    birthDate: 'Birth date',
    zodiacSign: 'Zodiac sign',
  },
  authCheck: {
    enterYourEmail: 'Enter your email.',
    enterYourCurrentPassword: 'Enter your current password.',
    enterPassword: 'Enter a password.',
    enterNewPassword: (passwordMinChars: string | number) =>
      `Enter a password of at least ${passwordMinChars} characters.`,
    enterPasswordAgain: 'Enter the password again.',
    enterCode: 'Enter the code.',
    passwordsDontMatch: 'The passwords don’t match.',
    useAtLeastCharacters: (passwordMinChars: string | number) =>
      `Use at least ${passwordMinChars} characters.`,
  },
  authRefusal: {
    checkAddress: 'Check this address. It should look like name@example.com.',
    otherAddress: 'Enter a different address.',
    addressTaken: 'This address already has an account.',
    easyToGuess: 'This password is too easy to guess. Choose another.',
    checkBoth: 'Check your email and password.',
    wrongPassword: 'This isn’t your current password.',
    wrongCode: 'This code isn’t right. Check it against the email.',
    codeExpired: 'This code has expired. You need a new one.',
    codeSpent: 'Too many wrong tries. You need a new code.',
  },
  authPanel: {
    welcomeBack: 'Welcome back',
    signInToSeeYour: 'Sign in to see your readings.',
    enterYourPassword: 'Enter your password',
    yourAccountIsReady: 'Your account is ready. Sign in once more to open it.',
    createYourAccount: 'Create your account',
    justEmailAndPassword: 'Just an email and a password.',
    nextPalm: 'Your palm reading comes next.',
    nextOracle: 'Your question to the Oracle comes next.',
    nextHoroscope: 'Your horoscope comes next.',
    nextReadings: 'Your daily readings come next.',
    checkYourEmailForCode: 'Check your email for a code',
    enterItOrTapLink: 'Enter it below, or tap the link in the same email. Both last 15 minutes.',
    resetYourPassword: 'Reset your password',
    enterYourEmailIfIt:
      'Enter your email. If it has an account, we’ll send a link within a minute.',
    chooseNewPassword: 'Choose a new password',
    savingItSignsYouOut: 'Saving it signs you out on every device, including this one.',
  },
  changeAddress: {
    address: 'Email address',
    changeAddress: 'Change Address',
    newEmail: 'New Email',
    yourPassword: 'Your Password',
    sendCode: 'Send Code',
  },
  changePassword: {
    password: 'Password',
    passwordSetYouCanAlso: 'Password set. You can also sign in with Google.',
    passwordSet: 'Password set.',
    changePassword: 'Change Password',
    currentPassword: 'Current Password',
    newPassword: 'New Password',
    setNewPassword: 'Set New Password',
    noPasswordYouSignIn:
      'No password: you sign in with Google. We can email you a link to set one.',
    emailMeLink: 'Email Me a Link',
  },
  confirmAddress: {
    newAddress: 'New address',
    confirmationCode: 'Confirmation Code',
    charactersSentToNewAddress: (confirmationCodeChars: string | number) =>
      `${confirmationCodeChars} characters, sent to the new address.`,
    confirmNewAddress: 'Confirm New Address',
    keepMyCurrentAddress: 'Keep my current address',
  },
  confirmForm: {
    confirmationCode: 'Confirmation Code',
    charactersSentTo: (confirmationCodeChars: string | number, email: string | number) =>
      `${confirmationCodeChars} characters, sent to ${email}.`,
    confirmAccount: 'Confirm Account',
    backToSignUp: 'Back to Sign Up',
    signUpAgain: 'No code? Go back and sign up again: we’ll send a new one.',
  },
  dangerZone: {
    dangerZone: 'Danger Zone',
    deletingYourAccountRemovesYour:
      'Deleting your account removes your profile, your readings, your photos and your conversations for good, and ends your subscription. You may want to {exportYourData} first.',
    exportYourData: 'export your data',
  },
  deleteAccount: {
    deleteAccount: 'Delete Account',
    deleteYourAccount: 'Delete your account?',
    thisCannotBeUndoneIt:
      'This cannot be undone. It permanently removes your profile, readings and chat history, cancels your subscription and signs you out everywhere.',
    toContinueType: 'To continue, type {email}',
    yourEmailAddress: 'Your email address',
    thisDoesntMatchYourAccounts: 'This doesn’t match your account’s email.',
    cancel: 'Cancel',
    deleteMyAccount: 'Delete My Account',
  },
  deviceList: {
    whereYouAreSignedIn: 'Where you are signed in',
    signOutEverywhereElse: 'Sign out everywhere else',
    thisDevice: 'This device',
    lastSeen: 'Last seen {when}',
    signOutLastSeen: (name: string | number, lastSeenAt: string | number) =>
      `Sign out ${name}, last seen ${lastSeenAt}`,
    signOut: 'Sign out',
  },
  emailField: {
    email: 'Email',
  },
  forgotForm: {
    sendResetLink: 'Send Reset Link',
    backToSignIn: 'Back to Sign In',
  },
  googleButton: {
    continueWithGoogle: 'Continue with Google',
  },
  localMailbox: {
    thisServerSendsNoReal:
      'This server sends no real email. You can read its messages in the {localMailbox}, on this machine only.',
    localMailbox: 'local mailbox',
  },
  magicLink: {
    openingYourAccount: 'Opening your account…',
  },
  modeForm: {
    or: 'or',
    newHere: 'New here?',
    alreadyHaveAccount: 'Already have an account?',
    signUp: 'Sign Up',
    signIn: 'Sign In',
  },
  newPasswordFields: {
    password: 'Password',
    atLeastCharacters: (passwordMinChars: string | number) =>
      `At least ${passwordMinChars} characters.`,
    confirmPassword: 'Confirm Password',
  },
  requireAdmin: {
    checkingAdminAccess: 'Checking admin access…',
  },
  requireSignIn: {
    opening: 'Opening…',
  },
  resendCode: {
    sendNewCode: 'Send a new code',
  },
  resetForm: {
    setNewPassword: 'Set New Password',
  },
  securityCard: {
    security: 'Security',
    loadingYourSecuritySettings: 'Loading your security settings',
    weCouldntLoadYourSecurity: 'We couldn’t load your security settings.',
    tryAgain: 'Try Again',
  },
  securityPart: {
    cancel: 'Cancel',
  },
  signInForm: {
    password: 'Password',
    signIn: 'Sign In',
    forgotYourPassword: 'Forgot your password?',
    enterCodeWeEmailedYou: 'Enter the code we emailed you.',
    enterCode: 'Enter the code',
  },
  signUpForm: {
    bySigningUpYouConfirm:
      'By signing up you confirm you’re {age} or older and accept the {terms} and the {privacy}.',
    termsConditions: 'Terms & Conditions',
    privacyPolicy: 'Privacy Policy',
    signUp: 'Sign Up',
  },
} as const;
