/** `held`: a visitor is filling in the form. Missed and canceled stops leave their time to others. */
export type StopState = 'held' | 'planned' | 'on_the_way' | 'arrived' | 'done' | 'missed' | 'canceled';

/** Why a truck came back without the load. */
export const MISSED_REASONS = ['nobody_there', 'no_access', 'not_as_told', 'no_time', 'other'] as const;
export type MissedReason = (typeof MISSED_REASONS)[number];
