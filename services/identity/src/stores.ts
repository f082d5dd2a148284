import type { AuditEntry } from '@semaforo/contracts'
import type { AggregateStore, Platform } from '@semaforo/platform'
import type { Keyring } from '@semaforo/service-kit'
import type { ContactMessage } from './contact/message.ts'
import type { LoginGuard } from './login/guard.ts'
import type { QueuedMail } from './mail/queued-mail.ts'
import type { PartnerState } from './partners/partner.ts'
import type { Recovery } from './recovery/recovery.ts'
import type { Registration } from './registration/registration.ts'
import type { Session } from './sessions/session.ts'
import type { DirectoryEntry } from './user/directory/entries.ts'
import type { Roster } from './user/roster.ts'
import type { UserState } from './user/user.ts'

const service = 'identity'

/** Every aggregate store of the service, with its indexes. */
export async function openStores(platform: Platform) {
  const users: UserStore = await platform.store<UserState, UserIndex>({
    service,
    name: 'user',
    indexes: {
      email: { paths: ['email'], unique: true },
      created: { paths: ['createdAt'] },
      role: { paths: ['role', 'createdAt'] },
      status: { paths: ['status', 'createdAt'] },
      both: { paths: ['role', 'status', 'createdAt'] },
      erase: { paths: ['eraseAt'] },
      pulse: { paths: ['pulse.on.due'] },
      pulseLink: { paths: ['pulse.on.tokenHash'], unique: true },
    },
  })
  const directory: DirectoryStore = await platform.store<DirectoryEntry, DirectoryIndex>({
    service,
    name: 'directory',
    indexes: {
      user: { paths: ['user'] },
      key: { paths: ['key'] },
      role: { paths: ['role', 'key'] },
      status: { paths: ['status', 'key'] },
      both: { paths: ['role', 'status', 'key'] },
    },
  })
  return {
    users,
    directory,
    registrations: await platform.store<Registration, 'email' | 'expiry'>({
      service,
      name: 'registration',
      indexes: { email: { paths: ['email'] }, expiry: { paths: ['expiresAt'] } },
    }),
    recoveries: await platform.store<Recovery, 'email' | 'expiry'>({
      service,
      name: 'recovery',
      indexes: { email: { paths: ['email'] }, expiry: { paths: ['expiresAt'] } },
    }),
    sessions: await platform.store<Session, 'user' | 'expiry'>({
      service,
      name: 'session',
      indexes: { user: { paths: ['userId', 'lastUsedAt'] }, expiry: { paths: ['expiresAt'] } },
    }),
    guards: await platform.store<LoginGuard, 'forget'>({
      service,
      name: 'login-guard',
      indexes: { forget: { paths: ['forgetAt'] } },
    }),
    mails: await platform.store<QueuedMail, 'due'>({
      service,
      name: 'mail',
      indexes: { due: { paths: ['dueAt'] } },
    }),
    messages: await platform.store<ContactMessage, 'user' | 'email' | 'expiry'>({
      service,
      name: 'contact-message',
      indexes: {
        user: { paths: ['userId', 'at'] },
        email: { paths: ['email'] },
        expiry: { paths: ['expiresAt'] },
      },
    }),
    audit: await platform.store<AuditRecord, 'at' | 'actor' | 'target' | 'action'>({
      service,
      name: 'audit',
      indexes: {
        at: { paths: ['at'] },
        actor: { paths: ['actor', 'at'] },
        target: { paths: ['target', 'at'] },
        action: { paths: ['action', 'at'] },
      },
    }),
    partners: await platform.store<PartnerState, 'name' | 'number'>({
      service,
      name: 'partner',
      indexes: {
        name: { paths: ['nameKey'], unique: true },
        number: { paths: ['number'], unique: true },
      },
    }),
    rosters: await platform.store<Roster>({ service, name: 'roster' }),
    keyrings: await platform.store<Keyring>({ service, name: 'signing-key' }),
    secrets: await platform.store<{ key: string }>({ service, name: 'secret' }),
  }
}

type UserIndex = 'email' | 'created' | 'role' | 'status' | 'both' | 'erase' | 'pulse' | 'pulseLink'
export type UserStore = AggregateStore<UserState, UserIndex>

type DirectoryIndex = 'user' | 'key' | 'role' | 'status' | 'both'
export type DirectoryStore = AggregateStore<DirectoryEntry, DirectoryIndex>

export type AuditRecord = Omit<AuditEntry, 'id'>
export type Stores = Awaited<ReturnType<typeof openStores>>
