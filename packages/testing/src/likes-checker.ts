/** A like or its removal that was answered: the person's likes after it, with their version. */
export type Acknowledged = { person: string; version: number; tags: readonly number[] }

/** An event about a person's likes, as the log holds it. */
export type FoundEvent = {
  id: string
  person: string
  sequence: number
  liked: readonly number[]
  unliked: readonly number[]
}

/** What the system holds afterwards: likes by person, people by tag, and the log in its order per person. */
export type Found = {
  likes: ReadonlyMap<string, { version: number; tags: readonly number[] }>
  popularity: ReadonlyMap<number, number>
  events: readonly FoundEvent[]
}

/**
 * What became of the acknowledged likes. `lost` are answered writes that are not stored, versions without an event and
 * people that no count has; `duplicates` are second events of one version and people counted twice; `disorders` are
 * events behind a later one of their person. `republished` are copies of one event, which delivery at least once
 * allows. `findings` names the first of each.
 */
export type Verdict = {
  acknowledged: number
  lost: number
  duplicates: number
  disorders: number
  republished: number
  findings: string[]
}

/** Compares acknowledged likes with stored ones. Only the people of `found` may have liked anything. */
export function checkLikes(acknowledged: readonly Acknowledged[], found: Found): Verdict {
  const verdict = { acknowledged: acknowledged.length, lost: 0, duplicates: 0, disorders: 0, republished: 0 }
  const findings = new Map<string, string>()
  const count = (what: 'lost' | 'duplicates' | 'disorders', kind: string, detail: string, by = 1) => {
    verdict[what] += by
    if (!findings.has(kind)) findings.set(kind, `${kind}: ${detail}`)
  }
  const eventsOf = Map.groupBy(found.events, ({ person }) => person)
  const answersOf = Map.groupBy(acknowledged, ({ person }) => person)

  for (const person of new Set([...found.likes.keys(), ...answersOf.keys(), ...eventsOf.keys()])) {
    const stored = found.likes.get(person) ?? { version: 0, tags: [] }
    const bySequence = new Map<number, FoundEvent>()
    const ids = new Set<string>()
    let highest = 0
    for (const event of eventsOf.get(person) ?? []) {
      const { id, sequence } = event
      if (ids.has(id)) verdict.republished += 1
      else if (bySequence.has(sequence))
        count('duplicates', 'two events of a version', `${person} ${sequence}`)
      else if (sequence < highest) count('disorders', 'event behind a later one', `${person} ${sequence}`)
      ids.add(id)
      if (!bySequence.has(sequence)) bySequence.set(sequence, event)
      highest = Math.max(highest, sequence)
    }
    /** The likes after each version, as its events say; they end at the first version without an event. */
    const published = [new Set<number>()]
    for (let version = 1; version <= Math.max(stored.version, highest); version += 1) {
      const event = bySequence.get(version)
      if (!event) count('lost', 'version without an event', `${person} ${version}`)
      const before = published[version - 1]
      if (event && before) published[version] = after(before, event)
    }
    const answers = [...(answersOf.get(person) ?? []), { person, ...stored }]
    for (const { version, tags } of answers) {
      const then = published[version]
      if (version > stored.version) count('lost', 'answered, not stored', `${person} ${version}`)
      else if (then && !sameItems(then, tags))
        count('lost', 'answered otherwise than published', `${person} ${version}`)
    }
  }
  const people = Map.groupBy(
    [...found.likes.values()].flatMap(({ tags }) => tags),
    (tag) => tag,
  )
  for (const tag of new Set([...found.popularity.keys(), ...people.keys()])) {
    const more = (found.popularity.get(tag) ?? 0) - (people.get(tag)?.length ?? 0)
    if (more > 0) count('duplicates', 'people counted twice', `tag ${tag}: ${more}`, more)
    if (more < 0) count('lost', 'people not counted', `tag ${tag}: ${-more}`, -more)
  }
  return { ...verdict, findings: [...findings.values()] }
}

function after(before: ReadonlySet<number>, { liked, unliked }: FoundEvent): Set<number> {
  return new Set([...before, ...liked].filter((tag) => !unliked.includes(tag)))
}

const sameItems = (one: ReadonlySet<number>, other: readonly number[]) =>
  one.size === other.length && other.every((item) => one.has(item))
