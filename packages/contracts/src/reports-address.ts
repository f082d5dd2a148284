/** Where pages send what their visitors met with its frontends, and how many reports one request may carry. */
export const reportsPath = '/api/reports'
export const maxReports = 50
