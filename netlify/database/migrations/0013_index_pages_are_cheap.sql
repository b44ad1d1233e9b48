-- The usual setting for flash and for what is mostly in memory; PostgreSQL's own, 4, is for spinning disks. With that one a list of staff
-- filtered twice was read by date past thousands of newer rows, instead of by the index of one of its filters.
ALTER ROLE CURRENT_USER SET random_page_cost = 1.1;
