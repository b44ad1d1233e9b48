/** What is shown next to a field of what is printed on a ticket. */
export const ticketFactsSentences = {
  number: 'Please enter the number as it is printed',
  soldOn: 'Please enter the date of the sale',
  year: 'Please check the year',
  future: 'This day has not come yet',
  total: 'Please enter the total as it is printed, such as 1,234.50',
};
