import { type Given, required } from './command.ts'

/** The address of a hub holds a password. `SHINPAN_HUB` gives it unseen: the words of a command can be read by every user of the machine. */
export const hubAddress = (given: Given): string => given.option('postgres') ?? process.env.SHINPAN_HUB ?? required(given, 'postgres')
