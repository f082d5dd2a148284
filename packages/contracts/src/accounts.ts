export * from './accounts/audit.ts'
export * from './accounts/closed-account.ts'
export {
  Done,
  email,
  firstName,
  lastName,
  newPassword,
  resetPasswordField,
  userId,
} from './accounts/fields.ts'
export * from './accounts/keys.ts'
export * from './accounts/login.ts'
export * from './accounts/login-link.ts'
export * from './accounts/me.ts'
export * from './accounts/own-session.ts'
export * from './accounts/password.ts'
export * from './accounts/pulse.ts'
export * from './accounts/recovery.ts'
export * from './accounts/registration.ts'
export * from './accounts/return.ts'
export * from './accounts/users.ts'
