/** How certain a finding is and which action it calls for, worst first (rule book, Levels). */
export const LEVELS = ['violation', 'question', 'record', 'advice', 'info'] as const
export type Level = (typeof LEVELS)[number]
