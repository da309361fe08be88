/** How sure a finding is and what it asks for, worst first (rule book, Levels). */
export const LEVELS = ['violation', 'question', 'record', 'advice', 'info'] as const
export type Level = (typeof LEVELS)[number]
