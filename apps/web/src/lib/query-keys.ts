/** Under which names answers are kept that more than one feature reads or makes stale. */
export const queryKeys = {
  role: ['role'],
  profile: ['profile'],
  chart: ['chart'],
  palmAllowance: ['palm-allowance'],
  savedReadings: ['saved-readings'],
  subscription: ['subscription'],
  adminUsers: ['admin', 'users'],
  adminInsights: ['admin', 'insights'],
  adminModel: ['admin', 'model'],
  adminHealth: ['admin', 'health'],
  adminActions: ['admin', 'actions'],
} as const satisfies Record<string, readonly string[]>;
