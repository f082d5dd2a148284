/** One of the answers that a question offers; `why` is said to who chose it. */
export type Answer = { text: string; right: boolean; why: string }

/** A question about a topic. `scene` is the place that answers it: the lesson and the scene, each counted from 1. */
export type Question = { text: string; scene: { lesson: number; scene: number }; answers: Answer[] }

/** The questions of one topic. */
export type TopicQuestions = { tag: string; questions: Question[] }

export function question(text: string, lesson: number, scene: number, ...answers: Answer[]): Question {
  return { text, scene: { lesson, scene }, answers }
}

export const right = (text: string, why: string): Answer => ({ text, right: true, why })
export const wrong = (text: string, why: string): Answer => ({ text, right: false, why })
