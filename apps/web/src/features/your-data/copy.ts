/** Every text of this folder that a user can see. Texts of the spec stay word for word. */
export const copy = {
  exportPart: {
    export: 'Export',
    oneFileWithEverythingWe:
      'One file with everything we store about you: a page to read, with drawings of your chart and your lines, and the same as data.',
    loadingYourExport: 'Loading your export',
    werePreparingItWellEmail: 'We’re preparing it. We’ll email you when it’s ready.',
    exportMyData: 'Export My Data',
    makeNewOne: 'Make a new one',
    downloadMyData: 'Download My Data',
    availableUntil: '{size}, available until {time}.',
  },
  keptPhotos: {
    palmPhotos: 'Palm photos',
    loadingYourPhotos: 'Loading your photos',
    weCouldntLoadYourPhotos: 'We couldn’t load your photos. Try again',
    noneKept: 'None kept. Photos are deleted unless you keep them.',
    yourPalm: (when: string | number) => `Your palm, ${when}`,
    deletePhotoOf: (when: string | number) => `Delete the photo of ${when}`,
    deleteLabel: 'Delete',
    deleteThisPhoto: 'Delete this photo?',
    photoIsDeletedForGood: 'The photo is deleted for good. Saved readings stay.',
  },
  yourData: {
    yourData: 'Your Data',
    deleteYourAccount: 'Delete your account',
    deletesEverythingAndEndsYour:
      'Deletes everything and ends your subscription. This cannot be undone.',
  },
} as const;
