/** Choices that end a step or decline: separate buttons after all others. */
import type { Choice } from './menu.ts';

const ENDERS = new Set(['done', 'pass', 'leave', 'decline']);

export const isEnder = ({ action }: Choice): boolean => ENDERS.has(action.type);
