/** The colours of what is printed or sent as a picture: the site's light theme, and the documented lamps. */
export const palette = {
  ink: '#1b2240',
  soft: '#5a617a',
  line: '#e4dccb',
  paper: '#fbf7ef',
  brand: '#2446c9',
  white: '#ffffff',
  housing: '#182038',
  unlit: '#3a4468',
  lamps: { green: '#28a745', yellow: '#ffc107', red: '#dc3545' },
  /** Of good, so-so and bad, dark enough for text. */
  inks: { good: '#1b7434', attention: '#855600', alert: '#b02a37' },
} as const
