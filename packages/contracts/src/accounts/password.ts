/** Longer passwords are rejected before hashing. */
export const passwordMaxLength = 128

/** The parts of the password rule, shown as a checklist while the user types. */
export const passwordRules = {
  length: (password: string) => password.length >= 8 && password.length <= passwordMaxLength,
  lowercase: (password: string) => /\p{Ll}/u.test(password),
  uppercase: (password: string) => /\p{Lu}/u.test(password),
  digit: (password: string) => /\d/.test(password),
  special: (password: string) => /[^\p{L}\p{N}\s]/u.test(password),
} as const
export type PasswordRule = keyof typeof passwordRules

/** Whether a password meets every part of the rule. The server alone rejects common passwords. */
export function passwordFits(password: string): boolean {
  return passwordRules.length(password) && Object.values(passwordRules).every((keeps) => keeps(password))
}
