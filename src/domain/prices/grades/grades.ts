import { GRADE_GROUPS } from '../texts.ts';

export type GradeGroup = keyof typeof GRADE_GROUPS;

export const GRADE_GROUP_KEYS = Object.keys(GRADE_GROUPS) as readonly GradeGroup[];

/** Where a grade is shown: as a card on the home page and in the list, only in the list, or nowhere. */
export type GradeListed = 'card' | 'list' | 'hidden';

/** Grades in their groups, without the groups that are empty. Keeps the order within a group. */
export function gradesByGroup<Grade extends { readonly group: GradeGroup }>(
  grades: readonly Grade[],
): readonly { readonly group: GradeGroup; readonly title: string; readonly grades: readonly Grade[] }[] {
  return GRADE_GROUP_KEYS.map((group) => ({
    group,
    title: GRADE_GROUPS[group],
    grades: grades.filter((grade) => grade.group === group),
  })).filter((each) => each.grades.length > 0);
}
