import { type Rule, rules } from './rules.ts'

/** The ratios of the score that a topic is about, by its slug, the heaviest first. */
export function ratiosAbout(slug: string): Rule[] {
  return rules.filter(({ tags }) => tags.includes(slug)).sort((one, other) => other.weight - one.weight)
}
