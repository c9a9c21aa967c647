/** Keys of queries that more than one feature reads or invalidates. */
export const queryKeys = {
  role: ['role'],
  profile: ['profile'],
  chart: ['chart'],
  palmAllowance: ['palm-allowance'],
  savedReadings: ['saved-readings'],
  subscription: ['subscription'],
  tonight: ['tonight'],
  adminUsers: ['admin', 'users'],
  adminInsights: ['admin', 'insights'],
  adminModel: ['admin', 'model'],
  adminHealth: ['admin', 'health'],
  adminActions: ['admin', 'actions'],
  security: ['security'],
  dataExport: ['data-export'],
  palmPhotos: ['palm-photos'],
} as const satisfies Record<string, readonly string[]>;
