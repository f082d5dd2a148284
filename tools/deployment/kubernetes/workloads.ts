import { addressVariable, services } from '@semaforo/contracts/services'

/** What runs in the cluster, and what is particular about it. */
export type Workload = {
  name: string
  image: 'semaforo-gateway' | 'semaforo-service'
  script: string
  /** The services that it calls. */
  calls: readonly string[]
  replicas: { min: number; max: number }
  /** What more of it is started by: the lag of its groups and the processor, the processor alone, or nothing. */
  scales: 'lag' | 'processor' | 'never'
  /** Megabytes of memory. */
  memory: { requested: number; limit: number }
  /** Keeps data: it is told where MongoDB is, with the password, and may reach it. */
  database?: true
  /** Its own Secrets with settings, beside the Secret of the servers. */
  secret?: string
  /** Its name leads to the address of each instance. */
  headless?: true
  /** How it has the volume of the frontends. */
  frontends?: 'written' | 'read'
  /** Ports that it uses outside the cluster, beside the servers' ports. */
  outside?: readonly number[]
}

const usual = {
  replicas: { min: 2, max: 6 },
  scales: 'lag',
  memory: { requested: 192, limit: 512 },
} as const

/** A service that is not named here is as usual. */
const particular: Readonly<Record<string, Partial<Workload>>> = {
  catalog: { secret: 'semaforo-catalog', outside: [443] },
  // Password hashing sets its load; the lag of its groups is small.
  identity: { scales: 'processor', secret: 'semaforo-identity', outside: [465, 587] },
  // The gateway keeps a browser with one of its instances.
  realtime: { headless: true },
  diagnostic: { outside: [443] },
  // One renders for everybody, and the gateway serves what it read last without it.
  pages: {
    replicas: { min: 1, max: 1 },
    scales: 'never',
    memory: { requested: 512, limit: 1024 },
    frontends: 'read',
  },
}

const gateway: Workload = {
  ...usual,
  name: 'gateway',
  image: 'semaforo-gateway',
  script: 'gateway/src/main.ts',
  calls: services.map(({ name }) => name),
  scales: 'processor',
  frontends: 'written',
  outside: [443],
}

/** The gateway and every service. */
export const workloads: readonly Workload[] = [
  gateway,
  ...services.map(({ name, calls }) => ({
    ...usual,
    name,
    image: 'semaforo-service' as const,
    script: `services/${name}/src/main.ts`,
    calls,
    database: true as const,
    ...particular[name],
  })),
]

/** The variables with the addresses of the services that a workload calls. */
export const addressesOf = ({ calls }: Workload) =>
  calls.map((name) => ({ name: addressVariable(name), value: `http://${name}:3000` }))
