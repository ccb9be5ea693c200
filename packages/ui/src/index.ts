export { cx } from "./cx.ts";

export { Icon, type IconProps, type IconShape, type IconSize } from "./icons/icon.tsx";
export { Illustration, type IllustrationProps } from "./icons/illustration.tsx";
export { Logo, type LogoProps } from "./icons/logo.tsx";
export { Mark, type MarkProps } from "./icons/mark.tsx";

export { fillLink, type LinkElement } from "./base/slot.tsx";
export { AiLabel, type AiLabelProps } from "./base/ai-label.tsx";
export { Avatar, type AvatarProps, type AvatarSize } from "./base/avatar.tsx";
export { Badge, type BadgeProps, type BadgeTone } from "./base/badge.tsx";
export { Banner, type BannerProps } from "./base/banner.tsx";
export { Button, type ButtonProps } from "./base/button.tsx";
export { buttonClass, type ButtonStyle, type ButtonSize, type ButtonVariant } from "./base/button-class.ts";
export { ButtonLink, type ButtonLinkProps } from "./base/button-link.tsx";
export { Card, type CardProps } from "./base/card.tsx";
export { Chip, type ChipProps } from "./base/chip.tsx";
export { Crumbs, type BreadcrumbItem, type CrumbsProps } from "./base/crumbs.tsx";
export { DataList, type DataListProps } from "./base/data-list.tsx";
export { DayBars, type DayBarsProps } from "./base/day-bars.tsx";
export { Divider, type DividerProps } from "./base/divider.tsx";
export { Facts, type FactItem, type FactsProps } from "./base/facts.tsx";
export { Heading, type DisplaySize, type HeadingProps } from "./base/heading.tsx";
export { IconButton, type IconButtonProps } from "./base/icon-button.tsx";
export { IconLink, type IconLinkProps } from "./base/icon-link.tsx";
export { Kbd, type KbdProps } from "./base/kbd.tsx";
export { Meta, Sep, type MetaProps } from "./base/meta.tsx";
export { Note, type NoteProps, type NoteTone } from "./base/note.tsx";
export { OrbitClock, type OrbitClockProps } from "./base/orbit-clock.tsx";
export { OrbitLoader, type OrbitLoaderProps } from "./base/orbit-loader.tsx";
export { Page, type PageProps } from "./base/page.tsx";
export { Pagination, type PageSizeOptions, type PaginationProps } from "./base/pagination.tsx";
export { ProgressBar, type ProgressBarProps } from "./base/progress-bar.tsx";
export { PromiseLabel, type PromiseLabelProps } from "./base/promise-label.tsx";
export { Prose, type ProseProps } from "./base/prose.tsx";
export { Reveal, type RevealProps } from "./patterns/reveal.tsx";
export { SectionNav, type SectionLink, type SectionNavProps } from "./base/section-nav.tsx";
export { Show, type ShowProps } from "./base/show.tsx";
export { Sign, type SignProps } from "./base/sign.tsx";
export { Skeleton, type SkeletonProps } from "./base/skeleton.tsx";
export { SkipLink, type SkipLinkProps } from "./base/skip-link.tsx";
export { SpaceAvatar, type SpaceAvatarProps } from "./base/space-avatar.tsx";
export { SponsoredLabel, type SponsoredLabelProps } from "./base/sponsored-label.tsx";
export { Grid, Row, Stack, type StackGap, type GridProps, type RowProps, type StackProps } from "./base/stack.tsx";
export { StatusLight, type StatusLightProps } from "./base/status-light.tsx";
export { TabLinks, type TabLink, type TabLinksProps } from "./base/tab-links.tsx";
export { Tag, type TagProps } from "./base/tag.tsx";
export { Text, type TextProps } from "./base/text.tsx";
export { TextLink, type TextLinkProps } from "./base/text-link.tsx";
export { VisuallyHidden, type VisuallyHiddenProps } from "./base/visually-hidden.tsx";

export { BarList, type BarItem, type BarListProps } from "./charts/bar-list.tsx";
export { Histogram, type HistogramBar, type HistogramProps } from "./charts/histogram.tsx";
export { ChartLegend, type ChartLegendProps } from "./charts/legend.tsx";
export { LineChart, type LineChartProps, type LineSeries } from "./charts/line-chart.tsx";
export { NumberTable, type NumberTableProps } from "./charts/number-table.tsx";

export { CheckboxField, type CheckboxFieldProps } from "./fields/checkbox-field.tsx";
export { DateField, type DateFieldProps } from "./fields/date-field.tsx";
export { ErrorSummary, type ErrorSummaryProps } from "./fields/error-summary.tsx";
export { Field, type ControlProps, type FieldProps, type FieldTexts } from "./fields/field.tsx";
export { FieldError, type FieldErrorProps } from "./fields/field-error.tsx";
export { FileDrop, type FileDropProps } from "./fields/file-drop.tsx";
export { FileItem, type FileItemProps } from "./fields/file-item.tsx";
export { CropPreview, type CropPreviewProps } from "./fields/crop-preview.tsx";
export { ImageCropper, type ImageCropperProps } from "./fields/image-cropper.tsx";
export { InputBox, type FieldSize, type InputBoxProps } from "./fields/input-box.tsx";
export { NumberField, type NumberFieldProps } from "./fields/number-field.tsx";
export { OtpField, type OtpFieldProps } from "./fields/otp-field.tsx";
export { NativeSelect, type NativeSelectProps } from "./fields/native-select.tsx";
export { PasswordField, type PasswordFieldProps } from "./fields/password-field.tsx";
export { RadioCards, type RadioCard, type RadioCardsProps } from "./fields/radio-cards.tsx";
export { RadioField, type RadioFieldProps } from "./fields/radio-field.tsx";
export { SearchField, type SearchFieldProps } from "./fields/search-field.tsx";
export { SegmentedControl, type ControlSegment, type SegmentedControlProps } from "./fields/segmented-control.tsx";
export { SelectField, type SelectFieldProps, type SelectOption } from "./fields/select-field.tsx";
export { SuggestField, type SuggestFieldProps, type SuggestOption } from "./fields/suggest-field.tsx";
export { Switch, type SwitchProps } from "./fields/switch.tsx";
export { RangeField, type RangeFieldProps } from "./fields/range-field.tsx";
export { SpanField, type SpanFieldProps } from "./fields/span-field.tsx";
export { TextArea, type TextAreaProps } from "./fields/text-area.tsx";
export { TextField, type TextFieldProps } from "./fields/text-field.tsx";

export {
  CommandDialog,
  type CommandDialogProps,
  type CommandGroup,
  type CommandItem,
} from "./overlays/command-dialog.tsx";
export { Dialog, type DialogProps } from "./overlays/dialog.tsx";
export { Drawer, type DrawerProps } from "./overlays/drawer.tsx";
export { Menu, type MenuItem, type MenuProps } from "./overlays/menu.tsx";
export {
  arrowStep,
  OptionList,
  type OptionGroup,
  type OptionItem,
  type OptionListProps,
} from "./overlays/option-list.tsx";
export { PopoverPanel, type PopoverButtonProps, type PopoverPanelProps } from "./overlays/popover-panel.tsx";
export { Tabs, type TabItem, type TabsProps } from "./overlays/tabs.tsx";
export { Toaster, type ToasterProps } from "./overlays/toaster.tsx";
export { hideToast, showToast, type ToastEntry } from "./overlays/toast-store.ts";
export { Tooltip, type TooltipProps } from "./overlays/tooltip.tsx";
export { UiProvider, type UiProviderProps } from "./overlays/ui-provider.tsx";

export { AppFrame, type AppFrameProps } from "./patterns/app-frame.tsx";
export { CommandButton, type CommandButtonProps } from "./patterns/command-button.tsx";
export { ContextButton, type ContextButtonProps } from "./patterns/context-button.tsx";
export { ContextMenu, type ActAsChoice, type ContextEntry, type ContextMenuProps } from "./patterns/context-menu.tsx";
export { DataTable } from "./patterns/data-table.tsx";
export type { DataColumn, DataTableProps } from "./patterns/data-table-types.ts";
export { FilterChip, FilterGroup, type FilterChipProps } from "./patterns/filter-group.tsx";
export {
  FilterChoices,
  FilterMenu,
  type FilterChoice,
  type FilterChoicesProps,
  type FilterMenuProps,
} from "./patterns/filter-menu.tsx";
export { FilterPanel, type FilterPanelProps } from "./patterns/filter-panel.tsx";
export { FilterSheet, type FilterSheetProps, type SheetButtonProps } from "./patterns/filter-sheet.tsx";
export { FocusFrame, type FocusFrameProps } from "./patterns/focus-frame.tsx";
export { Footer, type FooterProps } from "./patterns/footer.tsx";
export { FormCard, type FormCardProps } from "./patterns/form-card.tsx";
export { ItemList, type ItemListProps } from "./patterns/item-list.tsx";
export { LanguageSwitch, type LanguageSwitchProps } from "./patterns/language-switch.tsx";
export { ListDetail, type ListDetailProps } from "./patterns/list-detail.tsx";
export { ListRow, type ListRowProps } from "./patterns/list-row.tsx";
export { LoadingList, type LoadingListProps, type LoadingNoteProps } from "./patterns/loading-list.tsx";
export type { NavGroup, NavItem } from "./patterns/nav-item.ts";
export { NotificationList, type NotificationEntry, type NotificationListProps } from "./patterns/notification-list.tsx";
export { NotificationPanel, type NotificationPanelProps } from "./patterns/notification-panel.tsx";
export { Figures, type FigureItem, type FiguresProps } from "./patterns/figures.tsx";
export { PageHeader, type PageHeaderProps } from "./patterns/page-header.tsx";
export { DocumentPage, type DocumentPageProps, type DocumentSection } from "./patterns/document-page.tsx";
export { ReadingPage, type ReadingPageProps } from "./patterns/reading-page.tsx";
export { Savebar, type SavebarProps } from "./patterns/savebar.tsx";
export { SettingRow, type SettingRowProps } from "./patterns/setting-row.tsx";
export { SplitFrame, type SplitFrameProps } from "./patterns/split-frame.tsx";
export { StateView, type StateKind, type StateViewProps } from "./patterns/state-view.tsx";
export { Steps, type StepsProps } from "./patterns/steps.tsx";
export { TabBar, type TabBarProps } from "./patterns/tab-bar.tsx";
export { Timeline, type TimelineProps } from "./patterns/timeline.tsx";
export { TopBar, type TopBarProps } from "./patterns/top-bar.tsx";
export { TopBarFrame, type TopBarFrameProps } from "./patterns/top-bar-frame.tsx";

export {
  colorSchemeHtmlProps,
  colorSchemeScript,
  setColorScheme,
  useColorScheme,
  type ColorScheme,
  type ColorSchemeChoice,
} from "./hooks/color-scheme.ts";
export { useDelayed } from "./hooks/use-delayed.ts";
export { usePhone } from "./hooks/use-phone.ts";
export { theme } from "./tokens/theme.ts";
export { cssVariablesResolver } from "./tokens/css-variables.ts";
